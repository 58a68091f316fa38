import type { Context } from 'hono'
import { MAX_LINES } from '#shared/domain/cart/change-contents.ts'
import { MAX_PIECES } from '#shared/domain/cart/contents.ts'
import type { CartResponse, CartView, PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Cart } from '#shared/schemas/store-api/cart.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { cartView } from '#worker/pages/cart/cart-view.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { flash } from '../forms/flash.ts'
import { parseLocalPath } from '../forms/parse-local-path.ts'
import { wantsJson } from '../forms/wants-json.ts'
import { renderCart } from './render-cart.tsx'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

type Changed = { readonly data: Cart; readonly token: string | null }

type Shown = {
  readonly notices?: readonly PageNotice[]
  /** The page that the shopper came from, offered as a link back. */
  readonly back?: string | undefined
}

const NO_STORE = { 'Cache-Control': 'no-store' }

/**
 * Responds to a change of the cart: the new cart for an island, a redirect to the cart page for a
 * plain form. Both set the cookies that depend on the cart.
 */
export function respondWithCart(
  c: Context<AppEnv>,
  { data, token }: Changed,
  shown: Shown,
): Response {
  const cart = cartView(c.var, data, shown.notices)
  rememberShopper(c, { token, view: { cartCount: cart.count } })
  if (wantsJson(c)) return c.json({ cart, fault: null } satisfies CartResponse, 200, NO_STORE)
  flash(c, noticesToCarry(data, cart, shown.notices), parseLocalPath(shown.back))
  return c.redirect(urls.page(c.var.locale, 'cart'), 303)
}

/** Redirects to the cart with notices after another page added products. */
export function redirectToCart(
  c: Context<AppEnv>,
  { data, token }: Changed,
  notices: readonly PageNotice[],
): Response {
  const cart = cartView(c.var, data, notices)
  rememberShopper(c, { token, view: { cartCount: cart.count } })
  flash(c, noticesToCarry(data, cart, notices), null)
  return c.redirect(`${urls.page(c.var.locale, 'cart')}#content`, 303)
}

/**
 * The reason why our own backend refuses items: too many lines, or too many pieces in one line.
 * Null for any other failure.
 */
export function toItemsNotice(c: Context<AppEnv>, failure: StoreApiFailure): PageNotice | null {
  const errors = failure.kind === 'refused' ? failure.errors : []
  const invalid = errors.find(({ code }) => code === 'CHECKOUT__CART_LINE_ITEM_INVALID')
  const max = invalid?.meta?.parameters?.['max']
  const { t } = c.var
  if (max === MAX_LINES) return { tone: 'bad', text: t('wishlist.cartFull', { most: max }) }
  if (max === MAX_PIECES) return { tone: 'bad', text: t('cartLines.piecesFault', { max }) }
  return null
}

/**
 * Our own backend stores corrections until the cart page shows them. A Shopware reports them once.
 */
function noticesToCarry(
  { extensions }: Cart,
  cart: CartView,
  own: readonly PageNotice[] = [],
): readonly PageNotice[] {
  return extensions?.ripstop?.cartId ? own : cart.remarks
}

/** For changes of the cart. The backend preserves the notices for the page after the redirect. */
export function changingApi(c: Context<AppEnv>, token = c.var.shopper.token) {
  return shopperApi(c, { token, holdNotices: !wantsJson(c) })
}

/** Responds to a failed change. The cart is unchanged, and `fault` contains the reason. */
export function respondWithFieldError(
  c: Context<AppEnv>,
  fieldError: string,
  back?: string,
  status: RefusalStatus = 400,
) {
  if (wantsJson(c))
    return c.json({ cart: null, fault: fieldError } satisfies CartResponse, status, NO_STORE)
  const notices = [{ tone: 'bad', text: fieldError } as const]
  return renderCart(c, { status, notices, back: parseLocalPath(back) })
}
