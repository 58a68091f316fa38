import { parseLength } from '#shared/domain/metres.ts'
import { checkQuantity, type QuantityRules } from '#shared/domain/quantity.ts'
import { formatLength } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { SoldBy } from '#client/ui/price/prices.ts'
import { quantityText } from '#client/ui/messages/format-quantity.ts'
import type { BuyArticle } from '#client/ui/buy/buy-box.ts'

/** The wire units that the page shows, and a remark if the figure in the address was corrected. */
export type Asked = { readonly units: number; readonly remark: string | null }

/** Reads `?quantity=` of an article page: metres for metre goods, else how many. */
export function quantityAsked(
  locale: Locale,
  t: T,
  { soldBy, rules }: BuyArticle,
  typed: string | undefined,
): Asked {
  if (typed === undefined) return { units: usualStart(soldBy === 'm', rules), remark: null }
  const limits: QuantityRules = {
    minPurchase: rules.min,
    purchaseSteps: rules.step,
    maxPurchase: rules.max,
    stock: null,
    backorder: false,
  }
  if (soldBy !== 'm') return countAsked({ locale, t }, soldBy, limits, typed)
  const parsed = parseLength(typed, limits)
  if (!parsed.ok) return { units: rules.min, remark: t('product.notALength') }
  const { units, correction } = parsed.value
  const length = formatLength(locale, units)
  const remarks = {
    'raised-to-step': () => t('product.roundedTo', { typed, length }),
    'raised-to-minimum': () => t('product.raisedTo', { length }),
    'lowered-to-maximum': () => t('product.loweredTo', { length }),
  }
  return { units, remark: correction ? remarks[correction]() : null }
}

const ONE_METRE_UNITS = 10

/** A metre, where that can be ordered; else the least. */
function usualStart(byMetre: boolean, { min, max }: BuyArticle['rules']): number {
  if (!byMetre || min >= ONE_METRE_UNITS) return min
  return max !== null && max < ONE_METRE_UNITS ? min : ONE_METRE_UNITS
}

function countAsked(
  words: { readonly locale: Locale; readonly t: T },
  soldBy: SoldBy,
  limits: QuantityRules,
  typed: string,
): Asked {
  const { t } = words
  const wanted = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null
  if (!wanted) return { units: limits.minPurchase, remark: t('product.notAQuantity') }
  const checked = checkQuantity(wanted, limits)
  if (!checked.ok) return { units: limits.minPurchase, remark: null }
  const { quantity, correction } = checked.value
  const length = quantityText(words, soldBy, quantity)
  const remark =
    correction === null
      ? null
      : quantity < wanted
        ? t('product.loweredTo', { length })
        : t('product.raisedTo', { length })
  return { units: quantity, remark }
}
