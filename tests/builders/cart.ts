import { EURO_ROUNDING } from '#shared/domain/rounding.ts'
import { calculateCart } from '#shared/domain/cart/calculate-cart.ts'
import type { CalculatedCart } from '#shared/domain/cart/calculated-cart.ts'
import type { CartContext, CartInput } from '#shared/domain/cart/cart-context.ts'
import type { CartProduct, CartProductFlags } from '#shared/domain/cart/cart-product.ts'
import type { CartLine } from '#shared/domain/cart/contents.ts'
import type { LineItemId, ProductId, PromotionId } from '#shared/domain/ids.ts'
import { priceFromGross } from '#shared/domain/price-list.ts'
import type { Promotion } from '#shared/domain/promotion.ts'
import { idFrom } from './ids.ts'
import { allPaymentMethods, allShippingMethods, paymentIdOf, shippingIdOf } from './methods.ts'

const NO_FLAGS: CartProductFlags = {
  rollOnly: false,
  rollOption: false,
  hazardous: false,
  letterPossible: false,
  shippingFree: false,
}

type ProductChanges = Partial<Omit<CartProduct, 'flags'>> &
  Readonly<{ grossCents?: number; flags?: Partial<CartProductFlags> }>

/** A buckle at 10.00 €, in stock. */
export function aProduct(name = 'buckle', changes: ProductChanges = {}): CartProduct {
  const { grossCents = 1000, flags, ...others } = changes
  return {
    id: idFrom<ProductId>(name),
    number: '24500',
    name,
    unit: 'piece',
    orderable: true,
    price: priceFromGross(grossCents, 1900),
    tiers: [],
    listPrice: null,
    regulationPrice: null,
    taxClass: 'standard',
    minPurchase: 1,
    purchaseSteps: 1,
    maxPurchase: null,
    stock: 100,
    rolls: [],
    restock: null,
    content: null,
    rollWidthMillimetres: null,
    weightMilligrams: 20_000,
    deliveryDays: null,
    ...others,
    flags: { ...NO_FLAGS, ...flags },
  }
}

/** A fabric of 1.50 m width at 11.90 € per metre, from half a metre on. */
export function aFabric(name = 'fabric', changes: ProductChanges = {}): CartProduct {
  return aProduct(name, {
    unit: 'metre',
    grossCents: 119,
    minPurchase: 5,
    maxPurchase: 600,
    stock: 400,
    content: { purchaseUnit: 0.1, referenceUnit: 1, unit: 'm' },
    rollWidthMillimetres: 1500,
    flags: { rollOption: true },
    ...changes,
  })
}

export function aLine(product: CartProduct, quantity = 1, cuts?: readonly number[]): CartLine {
  return { productId: product.id, quantity, cuts: cuts ?? null }
}

/** A private guest in Germany who chose a parcel and a card. */
export function aContext(changes: Partial<CartContext> = {}): CartContext {
  return {
    taxState: 'gross',
    taxRates: { standard: 1900, reduced: 700 },
    country: 'DE',
    buyer: { account: 'guest', type: 'private' },
    shippingMethodId: shippingIdOf('standard'),
    paymentMethodId: paymentIdOf('card'),
    shippingMethods: allShippingMethods(),
    paymentMethods: allPaymentMethods(),
    promotions: [],
    promotionFacts: { today: '2026-11-22', group: 'standard', hasOrdered: false },
    shippingAddress: null,
    billingAddress: null,
    blockedCountry: null,
    itemRounding: EURO_ROUNDING,
    totalRounding: EURO_ROUNDING,
    ...changes,
  }
}

/** Ten percent off all goods, without a code. */
export function aPromotion(name = 'spring', changes: Partial<Promotion> = {}): Promotion {
  return {
    id: idFrom<PromotionId>(name),
    lineId: idFrom<LineItemId>(`discount of ${name}`),
    name,
    code: null,
    codeKind: null,
    priority: 1,
    scope: 'goods',
    discount: { kind: 'percent', basisPoints: 1000, max: null },
    productIds: null,
    exclusive: false,
    excludes: [],
    from: null,
    until: null,
    isEnded: false,
    usesLeft: null,
    usesLeftOfBuyer: null,
    minGoodsValue: null,
    needs: null,
    groups: [],
    countries: [],
    firstOrder: false,
    ...changes,
  }
}

type Ordered = readonly [product: CartProduct, quantity?: number]

export function aCartInput(
  ordered: readonly Ordered[],
  changes: Partial<CartContext> = {},
  codes: readonly string[] = [],
): CartInput {
  return {
    contents: { lines: ordered.map(([product, quantity]) => aLine(product, quantity)), codes },
    products: new Map(ordered.map(([product]) => [product.id, product])),
    applied: [],
    formerNames: new Map(),
    pricesBefore: new Map(),
    context: aContext(changes),
  }
}

export function aCart(
  ordered: readonly Ordered[],
  changes: Partial<CartContext> = {},
  codes: readonly string[] = [],
): CalculatedCart {
  return calculateCart(aCartInput(ordered, changes, codes))
}
