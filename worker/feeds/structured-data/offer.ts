import { shopCurrency } from '#shared/i18n/currency.ts'
import { toDisplayPrice, toDisplayTiers, type DisplayPrice } from '#client/ui/price/prices.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'
import { UNITS_PER_METRE } from '#shared/domain/metres.ts'
import type { DetailedProduct } from '#shared/schemas/store-api/product.ts'
import { decimal, type Site, type Thing } from './json-ld.ts'
import type { ShippingRates } from '#shared/schemas/store-api/shipping-rates.ts'
import { organizationId } from './organization.ts'
import { noReturns, standardReturns } from './return-policy.ts'
import { shippingDetails } from './shipping-details.ts'

/** UN/CEFACT codes of the units of base prices. Other units appear as text. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  m: 'MTR',
  'm²': 'MTK',
  kg: 'KGM',
  g: 'GRM',
  l: 'LTR',
  ml: 'MLT',
}

const AVAILABILITIES = {
  inStock: 'InStock',
  lowStock: 'LimitedAvailability',
  outOfStock: 'OutOfStock',
  soldOut: 'Discontinued',
  availableOn: 'BackOrder',
  availableInDays: 'BackOrder',
} as const

type Offered = {
  readonly url: string
  readonly segment: PriceSegment
  readonly rates: ShippingRates
}

/** The price of a product in the page's price segment, and its availability. */
export function offer(
  site: Site,
  product: DetailedProduct,
  { url, segment, rates }: Offered,
): Thing {
  const price = toDisplayPrice(product, product.calculatedPrice)
  const taxed = { valueAddedTaxIncluded: segment === 'gross' }
  const reachable = toDisplayTiers(product).filter(
    ({ bound, quantity }) => bound === 'from' || quantity >= product.minPurchase,
  )
  const tiers = reachable.map((tier, index, all) => ({
    ...unitPrice(tier, taxed),
    eligibleQuantity: {
      '@type': 'QuantitativeValue',
      minValue: shownQuantity(Math.max(tier.first, product.minPurchase), tier.perMetre),
      ...(index < all.length - 1 && { maxValue: shownQuantity(tier.quantity, tier.perMetre) }),
      ...unitOf(tier.perMetre ? 'm' : null),
    },
  }))
  return {
    '@type': 'Offer',
    url,
    price: decimal(price.cents),
    priceCurrency: shopCurrency(),
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${availabilityOf(product)}`,
    seller: { '@id': organizationId(site) },
    priceSpecification: [
      unitPrice(price, taxed),
      ...(price.base ? [basePrice(price.base, taxed)] : []),
      ...tiers,
    ],
    ...shippingDetails(product, { segment, rates, countries: site.countries }),
    ...returnPolicy(site, product),
  }
}

/** Schema.org's name of a product's availability. */
export function availabilityOf({ customFields: facts }: DetailedProduct): string {
  const state = facts.ripstop_availability?.state ?? 'inStock'
  const named = AVAILABILITIES[state]
  return facts.ripstop_orderable || named === 'Discontinued' ? named : 'OutOfStock'
}

type Taxed = { readonly valueAddedTaxIncluded: boolean }

function unitPrice({ cents, perMetre }: DisplayPrice, taxed: Taxed): Thing {
  return specification(cents, { per: 1, unit: perMetre ? 'm' : null }, taxed)
}

function basePrice(
  { cents, ...reference }: NonNullable<DisplayPrice['base']>,
  taxed: Taxed,
): Thing {
  return specification(cents, reference, taxed)
}

function specification(
  cents: number,
  { per, unit }: { readonly per: number; readonly unit: string | null },
  taxed: Taxed,
): Thing {
  return {
    '@type': 'UnitPriceSpecification',
    price: decimal(cents),
    priceCurrency: shopCurrency(),
    ...taxed,
    referenceQuantity: { '@type': 'QuantitativeValue', value: per, ...unitOf(unit) },
  }
}

function unitOf(unit: string | null) {
  if (unit === null) return { unitCode: 'C62' }
  const unitCode = UNIT_CODES[unit]
  return unitCode ? { unitCode } : { unitText: unit }
}

function shownQuantity(units: number, perMetre: boolean): number {
  return perMetre ? units / UNITS_PER_METRE : units
}

/**
 * Whether a product can be returned. Metre goods are cut to length and downloads end with the
 * download, so neither has a right of withdrawal. Their page and the cart say so.
 */
function returnPolicy(site: Site, { customFields: facts }: Pick<DetailedProduct, 'customFields'>) {
  const isReturnable = facts.ripstop_withdrawal === 'standard'
  return { hasMerchantReturnPolicy: isReturnable ? standardReturns(site) : noReturns(site) }
}
