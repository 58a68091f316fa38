import type { CalculatedLine, PromotionLine } from '#shared/domain/cart/calculated-cart.ts'
import { deliveryPromise, deliveryTerms } from '#shared/domain/delivery.ts'
import { decimalFromCents } from '#shared/domain/money.ts'
import { priceIn } from '#shared/domain/price-list.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import { travelTo } from './cart-terms.ts'
import type { LoadedCart } from './load-cart.ts'
import { linePriceStruct, priceStruct } from './price-structs.ts'

/** The lines of a cart as the wire has them: goods first, then promotions. */
export function lineStructs({ cart, articles, around, waitsForMoney }: LoadedCart, now: Date) {
  const method = around.shippingMethods.find(({ id }) => id === cart.shippingMethodId)
  const travel = travelTo(around.country.iso, method)
  const goods = cart.lines.map((line) => {
    const article = articles.get(line.product.id)
    const terms = deliveryTerms(line.product, line.quantity, travel, now)
    const promise = deliveryPromise(terms ? [terms] : [], { waitsForMoney }, now)
    return {
      ...goodStruct(line),
      cover: article?.cover ?? null,
      payload: {
        ...article?.payload,
        ...entityFields(line),
        options: (article?.payload.options ?? []).map((option) => ({
          ...option,
          translated: option,
        })),
        ripstop_delivery: promise.window,
        ripstop_after_payment: promise.afterPayment,
        ripstop_next_tier: nextTier(line, cart.price.taxState),
      },
    }
  })
  return [...goods, ...cart.promotions.map(promotionStruct)]
}

function goodStruct(line: CalculatedLine) {
  const { id, product, quantity, quantityInformation } = line
  return {
    id,
    uniqueIdentifier: id,
    referencedId: product.id,
    type: 'product',
    label: product.name,
    quantity,
    good: true,
    removable: true,
    stackable: true,
    modified: false,
    states: [product.unit === 'download' ? 'is-download' : 'is-physical'],
    price: linePriceStruct(line),
    quantityInformation,
    deliveryInformation: {
      stock: product.stock ?? quantityInformation.maxPurchase,
      freeDelivery: product.flags.shippingFree,
      apiAlias: 'cart_delivery_information',
    },
    children: [],
    apiAlias: 'line_item',
  }
}

/** What the Store API wants to find in the payload of a product. */
function entityFields({ product, quantityInformation }: CalculatedLine) {
  return {
    id: product.id,
    type: product.unit === 'download' ? 'digital' : 'physical',
    name: product.name,
    taxId: idOf('tax', product.taxClass),
    stock: product.stock ?? quantityInformation.maxPurchase,
  }
}

/** The next quantity from which an article costs less, as the cart line offers it. */
function nextTier(
  { product, quantity }: CalculatedLine,
  state: LoadedCart['cart']['price']['taxState'],
) {
  const next = product.tiers.find((tier) => tier.from > quantity)
  return next
    ? { quantity: next.from, unitPrice: decimalFromCents(priceIn(state, next.price)) }
    : null
}

function promotionStruct({ id, promotionId, name, code, price, composition }: PromotionLine) {
  return {
    id,
    uniqueIdentifier: id,
    referencedId: code ?? promotionId,
    type: 'promotion',
    label: name,
    quantity: 1,
    good: false,
    removable: true,
    stackable: false,
    modified: false,
    states: [],
    price: priceStruct(price),
    cover: null,
    payload: {
      code,
      promotionId,
      composition: composition.map((part) => ({
        id: part.id,
        quantity: part.quantity,
        discount: decimalFromCents(part.discount),
      })),
    },
    children: [],
    apiAlias: 'line_item',
  }
}
