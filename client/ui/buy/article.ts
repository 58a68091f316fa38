import { fixQuantity } from '#shared/domain/quantity.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import {
  isMetreGood,
  reductionOf,
  shownPrice,
  shownTiers,
  type Reduction,
  type ShownPrice,
  type ShownTier,
} from '../price/prices.ts'
import type { EntryRules } from '../quantity-entry.tsx'

/** What the buy form needs of an article: plain data, as it travels to the browser too. */
export type BuyArticle = {
  readonly productId: string
  /** Path of the article page: where the form comes back to. */
  readonly path: string
  readonly action: string
  readonly byMetre: boolean
  /** Whether it is cut for the order, in as many pieces as wanted. */
  readonly isCut: boolean
  /** The longest that is there in one piece, in wire units. */
  readonly longest: number | null
  readonly rules: EntryRules
  readonly price: ShownPrice
  readonly reduction: Reduction | null
  readonly tiers: readonly ShownTier[]
  readonly rollWidthMm: number | null
  readonly milligramsPerUnit: number | null
}

const MILLIGRAMS_PER_KILOGRAM = 1_000_000

/** The buy form's view of a product. `path` is the page's own. */
export function buyArticle(locale: Locale, path: string, product: Product): BuyArticle {
  const { minPurchase, purchaseSteps, weight } = product
  const max = product.calculatedMaxPurchase ?? product.maxPurchase ?? null
  return {
    productId: product.id,
    path,
    action: urls.action(locale, 'cartAdd'),
    byMetre: isMetreGood(product),
    isCut: product.customFields.ripstop_withdrawal === 'cut-to-length' && isMetreGood(product),
    longest: product.customFields.ripstop_longest_piece ?? null,
    rules: {
      min: minPurchase,
      step: purchaseSteps,
      max: max === null ? null : fixQuantity(minPurchase, max, purchaseSteps),
    },
    price: shownPrice(product, product.calculatedPrice),
    reduction: reductionOf(product, product.calculatedPrice),
    tiers: shownTiers(product),
    rollWidthMm: product.customFields.ripstop_roll_width_mm ?? null,
    milligramsPerUnit: weight ? Math.round(weight * MILLIGRAMS_PER_KILOGRAM) : null,
  }
}
