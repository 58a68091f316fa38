import { createHash } from 'node:crypto'
import { addDays, berlinTime } from '#shared/domain/calendar.ts'
import { calculateCart } from '#shared/domain/cart/calculate-cart.ts'
import type { CalculatedCart, PromotionLine } from '#shared/domain/cart/calculated-cart.ts'
import type { CartInput } from '#shared/domain/cart/cart-context.ts'
import type { CartError } from '#shared/domain/cart/cart-error.ts'
import { normalCode, type CartContents } from '#shared/domain/cart/contents.ts'
import type { ProductId } from '#shared/domain/ids.ts'
import { isTransfer } from '#shared/domain/order/payment.ts'
import type { AppliedPromotion } from '#shared/domain/promotion.ts'
import { orderSummaryText } from '#shared/domain/order/order-summary.ts'
import { STANDARD_GROUP } from '#worker/backend/customers/customer-group.ts'
import { noteGuest } from '#worker/backend/customers/note-guest.ts'
import type { ArticleForCart } from '#worker/backend/catalogue/articles/articles-for-cart.ts'
import {
  readArticlesForCart,
  selectArticlesForCart,
} from '#worker/backend/catalogue/articles/articles-for-cart.ts'
import {
  readFormerNames,
  selectFormerNames,
} from '#worker/backend/catalogue/articles/former-names.ts'
import {
  readPricesBefore,
  selectPricesBefore,
} from '#worker/backend/catalogue/articles/prices-before.ts'
import { NEW_FOR_DAYS } from '../channel/data/new-for-days.ts'
import { cartContextOf, chosenDelivery } from '#worker/backend/current-shopper/cart-context.ts'
import { paymentKindOf } from '#worker/backend/channel/payment-methods.ts'
import {
  readShopperContext,
  selectShopperContext,
} from '#worker/backend/current-shopper/shopper-context.ts'
import type { ShopperContext } from '#worker/backend/current-shopper/shopper-context.ts'
import { offeredKinds } from '#worker/backend/payment-providers/providers.ts'
import {
  readPromotions,
  selectPromotions,
  type FoundPromotions,
} from '#worker/backend/promotion/stored-promotions.ts'
import type { Shop } from '#worker/backend/http/shop.ts'
import type { Sessions } from '#worker/backend/shopper/sessions.ts'
import { changeSession, readSession } from '#worker/backend/shopper/shopper.ts'
import type { Change, HeldNotice, SessionState, Settings } from '#worker/backend/shopper/state.ts'

/** A cart with all that an answer shows of it. `hash` names the summary that would be ordered. */
export type LoadedCart = Readonly<{
  session: SessionState
  cart: CalculatedCart
  context: ShopperContext
  articles: ReadonlyMap<ProductId, ArticleForCart>
  /** Paid in advance by transfer: nobody knows yet when it is packed. */
  waitsForMoney: boolean
  hash: string
}>

/**
 * What to do with the corrections of a calculation. `tell`: this answer shows them. `hold`: the
 * session keeps them, because no page may show this answer.
 */
export type Telling = 'tell' | 'hold'

/**
 * Calculates the cart of a session: one round trip to D1, whose number of statements does not
 * depend on the lines. Corrections go back into the session; if it changed meanwhile, what came
 * in is calculated once more.
 * @param calculated what a caller has calculated before, used if it is of the same contents
 */
export async function loadCart(
  shop: Shop,
  token: string,
  session: SessionState,
  telling: Telling,
  calculated: LoadedCart | null = null,
): Promise<LoadedCart> {
  const isKnown = calculated && sameContents(session.contents, calculated.session.contents)
  const first = isKnown ? { ...calculated, session } : await calculatedCart(shop, session)
  const correction = correctionOf(first, telling)
  if (!correction) return withHeld(first)
  const written = await changeSession(shop.sessions, token, shop.at, correction)
  if (written.ok) return { ...withHeld(first), session: written.value.state }
  return withHeld(await calculatedCart(shop, await readSession(shop.sessions, token, shop.at)))
}

/** What each request calculates at this moment. */
const underWay = new WeakMap<Sessions, Map<SessionState, Promise<LoadedCart>>>()

/**
 * The cart without writing its corrections back: for answers that do not show its notices. Calls
 * that a page makes side by side see the same session, and share one calculation.
 */
export function calculatedCart(shop: Shop, session: SessionState): Promise<LoadedCart> {
  const now = underWay.get(shop.sessions) ?? new Map<SessionState, Promise<LoadedCart>>()
  underWay.set(shop.sessions, now)
  const shared = now.get(session)
  if (shared) return inLanguageOf(shop, session, shared)
  const calculation = calculate(shop, session)
  const forget = () => now.delete(session)
  now.set(session, calculation)
  calculation.then(forget, forget)
  return calculation
}

async function inLanguageOf(
  shop: Shop,
  session: SessionState,
  shared: Promise<LoadedCart>,
): Promise<LoadedCart> {
  const cart = await shared
  return cart.context.locale === shop.locale ? cart : calculate(shop, session)
}

async function calculate(shop: Shop, session: SessionState): Promise<LoadedCart> {
  const { contents, settings } = session
  const ids = contents.lines.map(({ productId }) => productId)
  const codes = contents.codes.map(normalCode)
  const [articleRows, formerRows, priceRows, promotionRows, ...contextRows] = await shop.db.batch([
    selectArticlesForCart(shop.db, ids),
    selectFormerNames(shop.db, ids),
    selectPricesBefore(shop.db, session.pricesSeen ?? {}),
    selectPromotions(shop.db, { codes, productIds: ids, customerId: settings.customerId }),
    ...selectShopperContext(shop.db, settings),
  ])
  const { locale } = shop
  const offered = offeredKinds(shop)
  const context = readShopperContext(contextRows, settings, { locale, offered })
  await noteGuest(shop.db, context.customer, shop.at)
  const origin = shop.vars.SHOP_ORIGIN
  const newFrom = addDays(berlinTime(shop.at).date, -NEW_FOR_DAYS)
  const articles = readArticlesForCart(articleRows?.results ?? [], { locale, origin, newFrom })
  const products = new Map([...articles].map(([id, { product }]) => [id, product]))
  const found = readPromotions(promotionRows?.results ?? [], locale)
  const input = {
    contents,
    products,
    formerNames: readFormerNames(formerRows?.results ?? [], locale),
    pricesBefore: readPricesBefore(priceRows?.results ?? [], products),
    applied: session.promotions ?? [],
  }
  const cart = taxedCart(input, context, promotionsIn(found, context, shop.at))
  const waitsForMoney = isTransfer(paymentKindOf(cart.paymentMethodId) ?? '')
  const hash = hashOf(cart, context)
  return { session, cart, context, articles, waitsForMoney, hash }
}

/**
 * The cart at the tax of the way it goes out. Where the calculation replaces the chosen way, and
 * only one of the two is the pick-up, it is calculated again: the goods change the taxing country.
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

/** What the calculation changed and the session does not know yet; null if it agrees. */
function correctionOf(loaded: LoadedCart, telling: Telling): Change | null {
  const { session, cart, context } = loaded
  const settings = replacedMethods(cart, context.settings)
  const held = session.notices ?? []
  const notices = telling === 'hold' ? withHeld(loaded).cart.errors.filter(isOnce).map(heldOf) : []
  const promotions = cart.promotions.map(appliedOf)
  const isToldOf = JSON.stringify(promotions) === JSON.stringify(session.promotions ?? [])
  const pricesTold = newPrices(cart)
  const agrees =
    sameContents(session.contents, cart.contents) &&
    held.length === notices.length &&
    isToldOf &&
    pricesTold.length === 0
  if (agrees && Object.keys(settings).length === 0) return null
  const { contents } = cart
  const { revision } = session
  return { kind: 'correct', revision, contents, settings, notices, promotions, pricesTold }
}

/** The articles whose prices are told to be others than before. */
function newPrices({ errors, lines }: CalculatedCart): readonly string[] {
  const noticeIds = new Set(errors.map(({ id }) => id))
  return lines
    .map(({ product }) => product.id)
    .filter((id) => noticeIds.has(`product-price-changed${id}`))
}

function appliedOf({ id, promotion }: PromotionLine): AppliedPromotion {
  return { id: promotion.id, lineId: id, name: promotion.name, code: promotion.code }
}

const isOnce = ({ recurs }: CartError) => !recurs

function heldOf({ key, id, level, parameters }: CartError): HeldNotice {
  return { key, id, level, parameters }
}

/**
 * The cart with earlier corrections that no page has shown; these do not block the order any more.
 */
function withHeld(loaded: LoadedCart): LoadedCart {
  const { cart, session } = loaded
  const now = new Set(cart.errors.map(({ id }) => id))
  const before = (session.notices ?? [])
    .filter(({ id }) => !now.has(id))
    .map((notice) => ({ ...notice, blocksOrder: false, recurs: false }))
  if (before.length === 0) return loaded
  return { ...loaded, cart: { ...cart, errors: [...before, ...cart.errors] } }
}

/** A replaced method is reported once, so the replacement is stored in the session. */
function replacedMethods(cart: CalculatedCart, settings: Settings): Partial<Settings> {
  const { shippingMethodId, paymentMethodId } = cart
  return {
    ...(replaced(settings.shippingMethodId, shippingMethodId) && { shippingMethodId }),
    ...(replaced(settings.paymentMethodId, paymentMethodId) && { paymentMethodId }),
  }
}

function replaced(chosen: string | null, now: string | null): boolean {
  return chosen !== null && now !== null && chosen !== now
}

function sameContents(stored: CartContents, { lines, codes }: CartContents): boolean {
  return (
    stored.codes.length === codes.length &&
    stored.lines.length === lines.length &&
    stored.lines.every((line, index) => {
      const other = lines[index]
      return line.productId === other?.productId && line.quantity === other.quantity
    })
  )
}

function hashOf(cart: CalculatedCart, context: ShopperContext): string {
  const billingCountry =
    context.countries.find(({ id }) => id === context.billingAddress?.countryId) ?? context.country
  const summary = orderSummaryText({
    cart,
    shippingMethodId: cart.shippingMethodId,
    paymentMethodId: cart.paymentMethodId,
    shippingCountry: context.country.iso,
    billingCountry: billingCountry.iso,
  })
  return createHash('sha256').update(summary).digest('hex')
}
