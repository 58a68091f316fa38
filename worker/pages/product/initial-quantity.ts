import { parseLength } from '#shared/domain/metres.ts'
import { checkQuantity, type QuantityRules } from '#shared/domain/quantity.ts'
import { formatLength } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { SoldBy } from '#client/ui/price/prices.ts'
import { formatQuantity } from '#client/ui/messages/format-quantity.ts'
import type { BuyBox } from '#client/ui/buy/buy-box.ts'

/**
 * The initial quantity in wire units, and a notice if the quantity in the address was corrected.
 */
export type InitialQuantity = { readonly units: number; readonly notice: string | null }

/** A number with at most six digits on each side, as `parseLength` accepts it. */
const FIGURE = /^\d{1,6}(?:[.,]\d{0,6})?$/

/** The query that preserves the requested quantity in links to other variants; or empty. */
export function toQuantityQuery(soldBy: SoldBy, input: string | undefined): string {
  const figure = input?.trim() ?? ''
  return FIGURE.test(figure) ? `?${quantityParam(soldBy)}=${figure.replace(',', '.')}` : ''
}

/** The name of the quantity in the address of a product page, as in its buy form. */
function quantityParam(soldBy: SoldBy): 'metres' | 'quantity' {
  return soldBy === 'm' ? 'metres' : 'quantity'
}

/** Reads the quantity in the address of a product page: metres for metre goods, else pieces. */
export function readInitialQuantity(
  locale: Locale,
  t: T,
  { soldBy, rules }: BuyBox,
  input: string | undefined,
): InitialQuantity {
  if (input === undefined) return { units: usualStart(soldBy === 'm', rules), notice: null }
  const limits: QuantityRules = {
    minPurchase: rules.min,
    purchaseSteps: rules.step,
    maxPurchase: rules.max,
    stock: null,
    backorder: false,
  }
  if (soldBy !== 'm') return readCount({ locale, t }, soldBy, limits, input)
  const parsed = parseLength(input, limits)
  if (!parsed.ok) return { units: rules.min, notice: t('product.notALength') }
  const { units, correction } = parsed.value
  const length = formatLength(locale, units)
  const notices = {
    'raised-to-step': () => t('product.roundedTo', { typed: input, length }),
    'raised-to-minimum': () => t('product.raisedTo', { length }),
    'lowered-to-maximum': () => t('product.loweredTo', { length }),
  }
  return { units, notice: correction ? notices[correction]() : null }
}

const ONE_METRE_UNITS = 10

/** One metre if it can be ordered, else the minimum. */
function usualStart(byMetre: boolean, { min, max }: BuyBox['rules']): number {
  if (!byMetre || min >= ONE_METRE_UNITS) return min
  return max !== null && max < ONE_METRE_UNITS ? min : ONE_METRE_UNITS
}

function readCount(
  messages: { readonly locale: Locale; readonly t: T },
  soldBy: SoldBy,
  limits: QuantityRules,
  input: string,
): InitialQuantity {
  const { t } = messages
  const requested = /^\d{1,6}$/.test(input.trim()) ? Number(input) : null
  if (!requested) return { units: limits.minPurchase, notice: t('product.notAQuantity') }
  const checked = checkQuantity(requested, limits)
  if (!checked.ok) return { units: limits.minPurchase, notice: null }
  const { quantity, correction } = checked.value
  const length = formatQuantity(messages, soldBy, quantity)
  const notice =
    correction === null
      ? null
      : quantity < requested
        ? t('product.loweredTo', { length })
        : t('product.raisedTo', { length })
  return { units: quantity, notice }
}
