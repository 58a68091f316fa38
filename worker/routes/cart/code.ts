import type { Context } from 'hono'
import { normalCode } from '#shared/domain/cart/contents.ts'
import { CartCode } from '#shared/schemas/forms/cart.ts'
import type { Cart } from '#shared/schemas/store-api/cart.ts'
import { routes } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { postForm } from '../forms/post-form.ts'
import { respondWithRejectedForm } from '../forms/refused-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { respondWithCart, respondWithFieldError, changingApi } from './respond-with-cart.ts'

/** Redeems or removes a promotion code. The notices of the cart report the result. */
export const cartCode = postForm(routes.action('cartCode'), CartCode, async (c, form) => {
  const { t } = c.var
  const { cart: api } = changingApi(c)
  if (!form.ok) return respondWithFieldError(c, t('cartLines.codeMissing'))

  if ('code' in form.value) {
    const added = await api.addCode(form.value.code)
    if (added.ok) return respondWithCart(c, added.value, {})
    const { status, notices } = respondWithRejectedForm(c, added.error)
    return respondWithFieldError(c, notices[0]?.text ?? t('cart.failed'), undefined, status)
  }

  const { remove } = form.value
  const cart = await withoutCode(c, api, remove)
  if (!cart.ok) return storeApiFailed(c, cart.error)
  const text = t('cartLines.codeRemoved', { code: remove })
  return respondWithCart(c, cart.value, { notices: [{ tone: 'info', text }] })
})

/** The cart after a promotion code was removed. An already removed code is no error. */
export async function withoutCode(
  c: Context<AppEnv>,
  api: Pick<ReturnType<typeof shopperApi>['cart'], 'remove'>,
  code: string,
) {
  const cart = await shopperApi(c, { holdNotices: true }).cart.read()
  if (!cart.ok) return cart
  const removed = await api.remove([lineOfCode(cart.value.data, code)])
  const isGone = !removed.ok && removed.error.kind === 'refused' && removed.error.status === 404
  return isGone ? cart : removed
}

/** The line of a code; the code's own id if it has no line. */
function lineOfCode({ lineItems }: Cart, code: string): string {
  const line = lineItems.find(
    ({ good, referencedId }) => !good && normalCode(referencedId ?? '') === normalCode(code),
  )
  return line?.id ?? `promotion-${code}`
}
