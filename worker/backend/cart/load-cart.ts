import { createHash } from 'node:crypto'
import { addDays, berlinTime } from '#shared/domain/calendar.ts'
import { calculateCart } from '#shared/domain/cart/calculate-cart.ts'
import type { CalculatedCart } from '#shared/domain/cart/calculated-cart.ts'
import type { CartInput } from '#shared/domain/cart/cart-context.ts'
import { normalCode } from '#shared/domain/cart/contents.ts'
import type { ProductId } from '#shared/domain/ids.ts'
import { isTransfer } from '#shared/domain/order/payment.ts'
import { orderSummaryText } from '#shared/domain/order/order-summary.ts'
import { STANDARD_GROUP } from '#worker/backend/customers/customer-group.ts'
import { noteGuest } from '#worker/backend/customers/customer.ts'
import {
  readProductsForCart,
  readFormerNames,
  selectProductsForCart,
  selectFormerNames,
  type CartProductData,
} from '#worker/backend/catalogue/products/products-for-cart.ts'
import {
  readPricesBefore,
  selectPricesBefore,
} from '#worker/backend/catalogue/products/prices-before.ts'
import { NEW_FOR_DAYS } from '../channel/channel.ts'
import { cartContextOf, chosenDelivery } from '#worker/backend/current-shopper/cart-context.ts'
import { paymentKindOf } from '#worker/backend/channel/payment-methods.ts'
import {
  readShopperContext,
  selectShopperContext,
} from '#worker/backend/current-shopper/shopper-context.ts'
import type { ShopperContext } from '#worker/backend/current-shopper/shopper-context.ts'
import {
  readPromotions,
  selectPromotions,
  type FoundPromotions,
} from '#worker/backend/promotion/stored-promotions.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import type { Sessions } from '#worker/backend/shopper/sessions.ts'
import { changeSession, readSession } from '#worker/backend/shopper/shopper.ts'
import type { SessionState } from '#worker/backend/shopper/state.ts'
import { correctionOf, sameContents, withHeld, type NoticeDelivery } from './corrections.ts'

/** A cart with the data of its response. `hash` identifies its summary. */
export type LoadedCart = Readonly<{
  session: SessionState
  cart: CalculatedCart
  context: ShopperContext
  products: ReadonlyMap<ProductId, CartProductData>
  /** Whether the order awaits a bank transfer, so that its shipping date is unknown. */
  waitsForMoney: boolean
  hash: string
}>

/**
 * Calculates the cart of a session with one round trip to D1. The number of statements does not
 * depend on the lines. Corrections are stored in the session. If another call has changed it
 * meanwhile, the cart is calculated once more.
 * @param calculated an already calculated cart, used if its contents are the same
 */
export async function loadCart(
  shop: ShopContext,
  token: string,
  session: SessionState,
  noticeDelivery: NoticeDelivery,
  calculated: LoadedCart | null = null,
): Promise<LoadedCart> {
  const isKnown = calculated && sameContents(session.contents, calculated.session.contents)
  const first = isKnown ? { ...calculated, session } : await calculatedCart(shop, session)
  const correction = correctionOf(first, noticeDelivery)
  if (!correction) return withHeld(first)
  const written = await changeSession(shop.sessions, token, shop.at, correction)
  if (written.ok) return { ...withHeld(first), session: written.value.state }
  return withHeld(await calculatedCart(shop, await readSession(shop.sessions, token, shop.at)))
}

/** Running calculations by request, then by the session's state. */
const inProgress = new WeakMap<Sessions, Map<SessionState, Promise<LoadedCart>>>()

/**
 * The cart without storing its corrections, for responses that do not show its notices.
 * Simultaneous calls of a page see the same session and share one calculation.
 */
export function calculatedCart(shop: ShopContext, session: SessionState): Promise<LoadedCart> {
  const calculations = inProgress.get(shop.sessions) ?? new Map<SessionState, Promise<LoadedCart>>()
  inProgress.set(shop.sessions, calculations)
  const shared = calculations.get(session)
  if (shared) return inLanguageOf(shop, session, shared)
  const calculation = calculate(shop, session)
  const forget = () => calculations.delete(session)
  calculations.set(session, calculation)
  calculation.then(forget, forget)
  return calculation
}

async function inLanguageOf(
  shop: ShopContext,
  session: SessionState,
  shared: Promise<LoadedCart>,
): Promise<LoadedCart> {
  const cart = await shared
  return cart.context.locale === shop.locale ? cart : calculate(shop, session)
}

async function calculate(shop: ShopContext, session: SessionState): Promise<LoadedCart> {
  const { contents, settings } = session
  const ids = contents.lines.map(({ productId }) => productId)
  const codes = contents.codes.map(normalCode)
  const [productRows, formerRows, priceRows, promotionRows, ...contextRows] = await shop.db.batch([
    selectProductsForCart(shop.db, ids),
    selectFormerNames(shop.db, ids),
    selectPricesBefore(shop.db, session.pricesSeen ?? {}),
    selectPromotions(shop.db, { codes, productIds: ids, customerId: settings.customerId }),
    ...selectShopperContext(shop.db, settings),
  ])
  const { locale } = shop
  const context = readShopperContext(contextRows, settings, shop)
  await noteGuest(shop.db, context.customer, shop.at)
  const origin = shop.vars.SHOP_ORIGIN
  const newFrom = addDays(berlinTime(shop.at).date, -NEW_FOR_DAYS)
  const taxes = shop.vars.settings
  const shown = { locale, origin, newFrom, taxes }
  const cartProducts = readProductsForCart(productRows?.results ?? [], shown)
  const products = new Map([...cartProducts].map(([id, { product }]) => [id, product]))
  const found = readPromotions(promotionRows?.results ?? [], locale)
  const input = {
    contents,
    products,
    formerNames: readFormerNames(formerRows?.results ?? [], locale),
    pricesBefore: readPricesBefore(priceRows?.results ?? [], products, taxes),
    applied: session.promotions ?? [],
  }
  const cart = taxedCart(input, context, promotionsIn(found, context, shop.at))
  const waitsForMoney = isTransfer(paymentKindOf(cart.paymentMethodId) ?? '')
  const hash = hashOf(cart, context)
  return { session, cart, context, products: cartProducts, waitsForMoney, hash }
}

/**
 * The cart with the taxes of its delivery. If the calculation replaces the method by pickup, or
 * pickup by another, the taxing country changes and the cart is calculated again.
 */
function taxedCart(
  input: Omit<CartInput, 'context'>,
  context: ShopperContext,
  promotions: PromotionsIn,
): CalculatedCart {
  const cart = calculateCart({ ...input, context: { ...cartContextOf(context), ...promotions } })
  const used = context.shippingMethods.find(({ id }) => id === cart.shippingMethodId)?.kind ?? null
  const isAsChosen = (used === 'pickup') === (chosenDelivery(context) === 'pickup')
  if (isAsChosen) return cart
  return calculateCart({ ...input, context: { ...cartContextOf(context, used), ...promotions } })
}

type PromotionsIn = Pick<CartInput['context'], 'promotions' | 'promotionFacts'>

function promotionsIn(
  { promotions, hasOrdered }: FoundPromotions,
  { customer }: ShopperContext,
  at: Date,
): PromotionsIn {
  const group = customer?.account?.group.key ?? STANDARD_GROUP
  return { promotions, promotionFacts: { today: berlinTime(at).date, group, hasOrdered } }
}

function hashOf(cart: CalculatedCart, context: ShopperContext): string {
  const summary = orderSummaryText({
    cart,
    shippingMethodId: cart.shippingMethodId,
    paymentMethodId: cart.paymentMethodId,
    shippingCountry: context.country.iso,
  })
  return createHash('sha256').update(summary).digest('hex')
}
