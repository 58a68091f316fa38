import { createHash } from 'node:crypto'
import type { CalculatedLine, PromotionLine } from '#shared/domain/cart/calculated-cart.ts'
import { deliveryPromise, deliveryTerms } from '#shared/domain/delivery/delivery.ts'
import { decimalFromCents } from '#shared/domain/money.ts'
import { priceIn } from '#shared/domain/price-list.ts'
import type { ShopShippingMethod } from '#worker/backend/channel/shipping-methods.ts'
import { packingTime, travelTo } from './cart-terms.ts'
import type { LoadedCart } from './load-cart.ts'
import { linePriceStruct, priceStruct } from '../pricing/price-structs.ts'
import { priceDefinition, promotionPayload, discountDefinition } from './price-definitions.ts'

const MILLIGRAMS_PER_KILOGRAM = 1_000_000
/** Hexadecimal digits of an id. */
const ID_LENGTH = 32

/** The lines of a cart in the Store API's format: goods first, then promotions. */
export function lineStructs(loaded: LoadedCart, now: Date) {
  const { cart, products, context, waitsForMoney } = loaded
  const method = context.shippingMethods.find(({ id }) => id === cart.shippingMethodId)
  const travel = travelTo(context.country.iso, method)
  const time = packingTime(loaded, now)
  const read = { dataTimestamp: now.toISOString(), dataContextHash: contextHash(loaded) }
  const goods = cart.lines.map((line) => {
    const product = products.get(line.product.id)
    const terms = deliveryTerms(line.product, line.quantity, travel, time)
    const promise = deliveryPromise(terms ? [terms] : [], { waitsForMoney }, time)
    return {
      ...goodStruct(line, method),
      ...read,
      cover: product?.cover ?? null,
      payload: {
        ...product?.payload,
        stock: stockOf(line),
        ripstop_cuts: line.product.unit === 'metre' ? line.cuts : null,
        ripstop_delivery: promise.window,
        ripstop_after_payment: promise.afterPayment,
        ripstop_next_tier: nextTier(line, cart.price.taxState),
      },
    }
  })
  return [...goods, ...cart.promotions.map(promotionStruct)]
}

/** A digest of language, country and tax state, on which the lines depend. */
function contextHash({ context, cart }: LoadedCart): string {
  const charged = [context.locale, context.country.iso, cart.price.taxState].join(' ')
  return createHash('sha256').update(charged).digest('hex').slice(0, ID_LENGTH)
}

function goodStruct(line: CalculatedLine, method: ShopShippingMethod | undefined) {
  const { id, product, quantity, quantityInformation } = line
  return {
    id,
    uniqueIdentifier: id,
    referencedId: product.id,
    type: 'product',
    label: product.name,
    description: null,
    quantity,
    good: true,
    removable: true,
    stackable: true,
    modified: false,
    modifiedByApp: false,
    shippingCostAware: true,
    requirement: null,
    states: statesOf(line),
    price: linePriceStruct(line),
    priceDefinition: priceDefinition(line),
    quantityInformation: { ...quantityInformation, apiAlias: 'cart_quantity_information' },
    deliveryInformation: {
      stock: stockOf(line),
      weight: product.weightMilligrams / MILLIGRAMS_PER_KILOGRAM,
      freeDelivery: product.flags.shippingFree,
      restockTime: product.restock?.kind === 'days' ? product.restock.days : null,
      deliveryTime: deliveryTimeStruct(product.deliveryDays ?? method?.deliveryDays),
      height: null,
      width: null,
      length: null,
      apiAlias: 'cart_delivery_information',
    },
    children: [],
    apiAlias: 'cart_line_item',
  }
}

const NO_STATES: readonly string[] = []

function statesOf({ product }: CalculatedLine): readonly string[] {
  return [product.unit === 'download' ? 'is-download' : 'is-physical']
}

/** Downloads are always in stock, up to the maximum of a cart. */
function stockOf({ product, quantityInformation }: CalculatedLine): number {
  return product.stock ?? quantityInformation.maxPurchase
}

function deliveryTimeStruct(days: { readonly min: number; readonly max: number } | undefined) {
  return days
    ? { name: `${days.min}-${days.max}`, ...days, unit: 'day', apiAlias: 'cart_delivery_time' }
    : null
}

/** The next price tier of a product, which the cart line shows. */
function nextTier(
  { product, quantity }: CalculatedLine,
  state: LoadedCart['cart']['price']['taxState'],
) {
  const next = product.tiers.find((tier) => tier.from > quantity)
  return next
    ? { quantity: next.from, unitPrice: decimalFromCents(priceIn(state, next.price)) }
    : null
}

/** A promotion has a line only if its conditions are met. */
const NO_REQUIREMENT = { _name: 'andContainer', rules: [], apiAlias: 'rule_andContainer' }

function promotionStruct(line: PromotionLine) {
  const { id, promotion, price, composition } = line
  const { id: promotionId, name, code } = promotion
  return {
    id,
    uniqueIdentifier: id,
    referencedId: code ?? promotionId,
    type: 'promotion',
    label: name,
    description: name,
    quantity: 1,
    good: false,
    removable: code !== null,
    stackable: false,
    modified: false,
    modifiedByApp: false,
    shippingCostAware: true,
    requirement: NO_REQUIREMENT,
    states: NO_STATES,
    price: priceStruct(price),
    priceDefinition: discountDefinition(line),
    quantityInformation: null,
    deliveryInformation: null,
    dataTimestamp: null,
    dataContextHash: null,
    cover: null,
    payload: {
      ...promotionPayload(line),
      composition: composition.map((part) => ({
        id: part.id,
        quantity: part.quantity,
        discount: decimalFromCents(part.discount),
      })),
    },
    children: [],
    apiAlias: 'cart_line_item',
  }
}
