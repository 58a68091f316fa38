import { isMetreGood, soldBy } from '#client/ui/price/prices.ts'
import { formatQuantity } from '#client/ui/messages/format-quantity.ts'
import { MAX_PIECES } from '#shared/domain/cart/contents.ts'
import { isProductNumber } from '#shared/domain/product-number.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages, type T } from '#shared/i18n/messages.ts'
import { readQuantity } from '#shared/schemas/forms/quantity.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import type { OrderLine } from '#worker/pages/quick-order/quick-order-page.tsx'
import type { CartItem } from '#worker/store-api/shopping/cart-api.ts'

export type ProductByNumber = (number: string) => Product | undefined

/** An entered line. The text before the first space is a number, the rest a quantity. */
export type QuickOrderInput = {
  readonly text: string
  readonly number: string | null
  readonly amount: string
}

/** A line that can be ordered, or the reason why it cannot. */
export type CheckedLine =
  | {
      readonly product: Product
      readonly units: number
      /** The correction of the quantity. */
      readonly changed: string | null
    }
  | { readonly fieldError: string }

const LINE = /^([^\s;,:]+)(?:[\s;,:]+(.*))?$/
/** Units that people and spreadsheets write after a number of pieces. */
const PIECES = / ?(?:x|st|stk|stück|pcs?|pieces?|sets?)\.?$/i
const MAX_LINE_LENGTH = 200

/**
 * The lines of a text that are not blank. Repeated blanks become one first, because a pattern that
 * searches 100,000 of them takes minutes.
 */
export function readLines(text: string): readonly QuickOrderInput[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, number = '', amount = ''] = LINE.exec(line) ?? []
      return {
        text: line.slice(0, MAX_LINE_LENGTH),
        number: isProductNumber(number) ? number : null,
        amount: amount.trim(),
      }
    })
}

/** Checks each line against its product. */
export function checkLine(
  { t, locale }: { readonly t: T; readonly locale: Locale },
  { number, amount }: QuickOrderInput,
  productOf: ProductByNumber,
): CheckedLine {
  if (number === null) return { fieldError: t('quickOrder.noNumber') }
  const product = productOf(number)
  if (!product) return { fieldError: t('quickOrder.unknown', { number: number.slice(0, 40) }) }
  if (!product.customFields.ripstop_orderable) return { fieldError: t('quickOrder.soldOut') }
  const isMetre = isMetreGood(product)
  if (amount === '')
    return { fieldError: t(isMetre ? 'quickOrder.noLength' : 'quickOrder.noPieces') }
  const quantity = readQuantity(isMetre ? amount : amount.replace(PIECES, ''), {
    isMetre,
    min: product.minPurchase,
    step: product.purchaseSteps,
    max: null,
  })
  if (!quantity.ok) return { fieldError: t(`forms.${quantity.error}`) }
  const { units, correction } = quantity.value
  const most = product.calculatedMaxPurchase
  if (most && units > most)
    return {
      fieldError: t('quickOrder.tooMuch', {
        quantity: formatQuantity({ locale, t }, soldBy(product), most),
      }),
    }
  const changed = correction
    ? t('quickOrder.changed', {
        number,
        to: formatQuantity({ locale, t }, soldBy(product), units),
        from: amount,
      })
    : null
  return { product, units, changed }
}

/** The data of a line that a page shows. */
export function shownLine(locale: Locale, { text }: QuickOrderInput, line: CheckedLine): OrderLine {
  if ('fieldError' in line) return { text, name: null, quantity: null, fieldError: line.fieldError }
  const { product, units } = line
  const quantity = formatQuantity({ locale, t: messages(locale) }, soldBy(product), units)
  return { text, name: product.name, quantity, fieldError: null }
}

/** One item per product. Each line of cloth is its own piece, up to `MAX_PIECES`. */
export function itemsOf(lines: readonly CheckedLine[]): readonly CartItem[] {
  const byId = new Map<string, { isMetre: boolean; cuts: number[] }>()
  for (const line of lines) {
    if ('fieldError' in line) continue
    const { product, units } = line
    const known = byId.get(product.id) ?? { isMetre: isMetreGood(product), cuts: [] }
    known.cuts.push(units)
    byId.set(product.id, known)
  }
  return [...byId].map(([id, { isMetre, cuts }]) => {
    const isCut = isMetre && cuts.length > 1 && cuts.length <= MAX_PIECES
    return {
      id,
      quantity: cuts.reduce((all, units) => all + units, 0),
      ...(isCut && { payload: { ripstop_cuts: cuts } }),
    }
  })
}
