import type { CalculatedLine, CartPrice, LinePrice } from '#shared/domain/cart/calculated-cart.ts'
import { decimalFromCents } from '#shared/domain/money.ts'
import type { CalculatedTax } from '#shared/domain/tax/tax.ts'

const BASIS_POINTS_PER_PERCENT = 100

/** Taxes as in the Store API: rates in percent, amounts as decimals. */
function taxStructs(taxes: readonly CalculatedTax[]) {
  return taxes.map(({ rate, tax, price }) => ({
    tax: decimalFromCents(tax),
    taxRate: rate / BASIS_POINTS_PER_PERCENT,
    price: decimalFromCents(price),
    apiAlias: 'cart_tax_calculated',
  }))
}

export function taxRuleStructs(taxes: readonly CalculatedTax[]) {
  return taxes.map(({ rate }) => ({
    taxRate: rate / BASIS_POINTS_PER_PERCENT,
    percentage: 100,
    apiAlias: 'cart_tax_rule',
  }))
}

/** A Store API CalculatedPrice without a base price, for promotions and shipping. */
export function priceStruct({ unitPrice, quantity, totalPrice, taxes }: LinePrice) {
  return {
    unitPrice: decimalFromCents(unitPrice),
    quantity,
    totalPrice: decimalFromCents(totalPrice),
    calculatedTaxes: taxStructs(taxes),
    taxRules: taxRuleStructs(taxes),
    referencePrice: null,
    listPrice: null,
    regulationPrice: null,
    apiAlias: 'calculated_price',
  }
}

/** The price of a product line, with its base price and the list price. */
export function linePriceStruct({
  price,
  listPrice,
  referencePrices,
}: Pick<CalculatedLine, 'price' | 'listPrice' | 'referencePrices'>) {
  const { perUnit } = referencePrices
  return {
    ...priceStruct(price),
    referencePrice: perUnit && {
      price: decimalFromCents(perUnit.price),
      purchaseUnit: perUnit.content.purchaseUnit,
      referenceUnit: perUnit.content.referenceUnit,
      unitName: perUnit.content.unit,
      listPrice: null,
      regulationPrice: null,
      hasRange: false,
      variantId: null,
      apiAlias: 'cart_price_reference',
    },
    listPrice: listPrice && {
      price: decimalFromCents(listPrice.price),
      discount: decimalFromCents(listPrice.discount),
      percentage: listPrice.basisPoints / BASIS_POINTS_PER_PERCENT,
      apiAlias: 'cart_list_price',
    },
    regulationPrice:
      listPrice?.regulationPrice == null
        ? null
        : {
            price: decimalFromCents(listPrice.regulationPrice),
            apiAlias: 'cart_regulation_price',
          },
  }
}

export function cartPriceStruct(price: CartPrice) {
  return {
    netPrice: decimalFromCents(price.netPrice),
    totalPrice: decimalFromCents(price.totalPrice),
    positionPrice: decimalFromCents(price.positionPrice),
    rawTotal: decimalFromCents(price.rawTotal),
    taxStatus: price.taxState,
    calculatedTaxes: taxStructs(price.taxes),
    taxRules: taxRuleStructs(price.taxes),
    apiAlias: 'cart_price',
  }
}
