import type { LinePrice } from '#shared/domain/cart/calculated-cart.ts'
import { decimalFromCents } from '#shared/domain/money.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { CartProductData } from '#worker/backend/catalogue/products/products-for-cart.ts'
import type { NewOrderLine } from '#worker/backend/order/insert-order.ts'
import { priceStruct, taxRuleStructs } from '#worker/backend/pricing/price-structs.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import type { RequestedSample } from './sample-input.ts'

/** A requested sample with its product and price. */
export type CutSample = Readonly<{
  sample: RequestedSample
  cartProduct: CartProductData
  price: LinePrice
}>

/**
 * The order line of a sample. It has no product id, so it takes nothing from the product's stock,
 * and a repeated order does not buy the product.
 */
export function sampleLine(t: T, { sample, cartProduct, price }: CutSample): NewOrderLine {
  const id = newId()
  const { product, payload, cover } = cartProduct
  const { color, comment } = sample
  const label = t('samples.line', { name: product.name })
  const stored = {
    articleNumber: product.number,
    description: sample.description ?? product.name,
    color,
    comment,
  }
  return {
    id,
    productId: null,
    quantity: 1,
    label,
    unitCents: price.unitPrice,
    totalCents: price.totalPrice,
    line: {
      id,
      uniqueIdentifier: id,
      referencedId: product.id,
      type: 'custom',
      label,
      description: null,
      quantity: 1,
      good: true,
      states: ['is-physical'],
      price: priceStruct(price),
      priceDefinition: {
        price: decimalFromCents(price.unitPrice),
        taxRules: taxRuleStructs(price.taxes),
        quantity: 1,
        isCalculated: true,
        referencePriceDefinition: null,
        listPrice: null,
        regulationPrice: null,
        type: 'quantity',
        apiAlias: 'cart_price_quantity',
      },
      cover,
      payload: {
        productNumber: product.number,
        options: payload.options,
        ripstop_url: payload.ripstop_url,
        ripstop_facts: [
          t('samples.size'),
          ...(color === null ? [] : [t('samples.colorWish', { color })]),
          ...(comment === null ? [] : [t('samples.remark', { comment })]),
        ],
        ripstop_unit: 'piece',
        ripstop_sample: stored,
      },
    },
  }
}
