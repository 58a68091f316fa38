import { fixQuantity } from '#shared/domain/quantity.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import {
  reductionOf,
  toDisplayPrice,
  toDisplayTiers,
  soldBy,
  type Reduction,
  type DisplayPrice,
  type DisplayTier,
  type SoldBy,
} from '../price/prices.ts'
import type { EntryRules } from '../quantity-entry.tsx'

/** The data of the buy form; serializable, as it is sent to the browser. */
export type BuyBox = {
  readonly productId: string
  /** Path of the product page, to which the form returns. */
  readonly path: string
  readonly action: string
  readonly soldBy: SoldBy
  /** Whether the product is cut to length, in any number of pieces. */
  readonly isCut: boolean
  /** Longest available piece, in wire units. */
  readonly longest: number | null
  readonly rules: EntryRules
  readonly price: DisplayPrice
  readonly reduction: Reduction | null
  readonly tiers: readonly DisplayTier[]
  readonly rollWidthMm: number | null
  readonly milligramsPerUnit: number | null
  /** Settings of the cut preview; null for products without a roll width. */
  readonly cutPreview: CutPreviewSettings | null
}

/** The data for the cut preview besides the product's own values. */
export type CutPreviewSettings = {
  /** The page of the cut preview; it accepts the length under the same name as the buy form. */
  readonly href: string
  readonly hex: string | null
  readonly layerMicrometres: number | null
}

const MILLIGRAMS_PER_KILOGRAM = 1_000_000

/** The buy form's data of a product. `path` is the page's own. */
export function toBuyBox(locale: Locale, path: string, product: Product): BuyBox {
  const { minPurchase, purchaseSteps, weight } = product
  const { customFields: facts } = product
  const sold = soldBy(product)
  const byMetre = sold === 'm'
  const max = product.calculatedMaxPurchase ?? product.maxPurchase ?? null
  return {
    productId: product.id,
    path,
    action: urls.action(locale, 'cartAdd'),
    soldBy: sold,
    isCut: facts.ripstop_withdrawal === 'cut-to-length' && byMetre,
    longest: facts.ripstop_longest_piece ?? null,
    rules: {
      min: minPurchase,
      step: purchaseSteps,
      max: max === null ? null : fixQuantity(minPurchase, max, purchaseSteps),
    },
    price: toDisplayPrice(product, product.calculatedPrice),
    reduction: reductionOf(product, product.calculatedPrice),
    tiers: toDisplayTiers(product),
    rollWidthMm: facts.ripstop_roll_width_mm ?? null,
    milligramsPerUnit: weight ? Math.round(weight * MILLIGRAMS_PER_KILOGRAM) : null,
    cutPreview:
      byMetre && facts.ripstop_roll_width_mm
        ? {
            href: urls.unroll(locale, product.productNumber),
            hex: facts.ripstop_shade?.hex ?? null,
            layerMicrometres: facts.ripstop_layer_um ?? null,
          }
        : null,
  }
}
