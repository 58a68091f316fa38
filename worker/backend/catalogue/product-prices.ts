import type { CartProduct } from '#shared/domain/cart/cart-product.ts'
import {
  listPrice,
  productPrice,
  referencePrices,
  tierPrices,
  type PriceContext,
} from '#shared/domain/cart/product-price.ts'
import { EURO_ROUNDING } from '#shared/domain/cash-rounding.ts'
import { decimalFromCents } from '#shared/domain/money.ts'
import { TAX_RATES, taxRatesFor } from '#shared/domain/tax-state.ts'
import { linePriceStruct } from '#worker/backend/cart/price-structs.ts'
import { HOME_COUNTRY } from './cart-product.ts'

/** Catalogue answers know no shopper: they tell what a private customer at home pays. */
const PUBLIC_PRICES: PriceContext = {
  taxState: 'gross',
  taxRates: taxRatesFor(HOME_COUNTRY, HOME_COUNTRY, TAX_RATES),
  itemRounding: EURO_ROUNDING,
}

type EntryPrices = Readonly<{ min: number; max: number }>

/** The price fields of a Store API product; unit prices are those of one sales unit. */
export function productPriceStructs(product: CartProduct, entryPrices: EntryPrices) {
  const price = productPrice(product, 1, PUBLIC_PRICES)
  const calculatedPrice = linePriceStruct({
    price,
    listPrice: listPrice(product, price.unitPrice, PUBLIC_PRICES),
    referencePrices: referencePrices(product, price.unitPrice),
  })
  const tiers = product.tiers.length > 1 ? tierPrices(product, PUBLIC_PRICES) : []
  const calculatedPrices = tiers.map((tier) => ({
    ...linePriceStruct({
      price: tier.price,
      listPrice: listPrice(product, tier.price.unitPrice, PUBLIC_PRICES),
      referencePrices: tier.referencePrices,
    }),
    quantity: tier.quantity,
  }))
  return {
    calculatedPrice,
    calculatedPrices,
    calculatedCheapestPrice: {
      ...calculatedPrice,
      unitPrice: decimalFromCents(entryPrices.min),
      totalPrice: decimalFromCents(entryPrices.min),
      hasRange: entryPrices.min !== entryPrices.max,
      variantId: null,
      apiAlias: 'calculated_cheapest_price',
    },
  }
}
