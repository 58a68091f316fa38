import type { CartProduct } from '#shared/domain/cart/cart-product.ts'
import {
  listPrice,
  productPrice,
  referencePrices,
  tierPrices,
  type PriceContext,
} from '#shared/domain/cart/product-price.ts'
import { EURO_ROUNDING } from '#shared/domain/rounding.ts'
import { decimalFromCents } from '#shared/domain/money.ts'
import { priceFromGross, priceIn } from '#shared/domain/price-list.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'
import { homeTaxRates, type ShopTaxes } from '#shared/domain/tax/tax-state.ts'
import { linePriceStruct } from '#worker/backend/pricing/price-structs.ts'

/** The header with the price segment of a catalogue read. It never decides a charge. */
export const PRICE_SEGMENT_HEADER = 'ripstop-price-segment'

const NET_SEGMENTS: ReadonlySet<string> = new Set<PriceSegment>([
  'net-trade',
  'net-export',
  'net-eu-business',
])

/**
 * The price context of a catalogue response, which does not depend on the shopper: a private
 * customer in the shop's country, unless the request names another segment.
 */
export function publicPrices(segment: string | undefined, taxes: ShopTaxes): PriceContext {
  return {
    taxState: segment !== undefined && NET_SEGMENTS.has(segment) ? 'tax-free' : 'gross',
    taxRates: homeTaxRates(taxes),
    itemRounding: EURO_ROUNDING,
  }
}

type EntryPrices = Readonly<{ min: number; max: number; cheapest: string }>

/** The price fields of a Store API product. Unit prices are per sales unit. */
export function productPriceStructs(
  product: CartProduct,
  entryPrices: EntryPrices,
  prices: PriceContext,
) {
  const cheapest = priceIn(
    prices.taxState,
    priceFromGross(entryPrices.min, prices.taxRates[product.taxClass]),
  )
  const price = productPrice(product, 1, prices)
  const calculatedPrice = linePriceStruct({
    price,
    listPrice: listPrice(product, price.unitPrice, prices),
    referencePrices: referencePrices(product, price.unitPrice),
  })
  const tiers = product.tiers.length > 1 ? tierPrices(product, prices) : []
  const calculatedPrices = tiers.map((tier) => ({
    ...linePriceStruct({
      price: tier.price,
      listPrice: listPrice(product, tier.price.unitPrice, prices),
      referencePrices: tier.referencePrices,
    }),
    quantity: tier.quantity,
  }))
  return {
    calculatedPrice,
    calculatedPrices,
    calculatedCheapestPrice: {
      ...calculatedPrice,
      unitPrice: decimalFromCents(cheapest),
      totalPrice: decimalFromCents(cheapest),
      hasRange: entryPrices.min !== entryPrices.max,
      variantId: entryPrices.cheapest,
      apiAlias: 'calculated_cheapest_price',
    },
  }
}
