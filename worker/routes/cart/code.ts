import { normalCode } from '#shared/domain/cart/contents.ts'
import { CartCode } from '#shared/schemas/forms/cart.ts'
import type { Cart } from '#shared/schemas/store-api/cart.ts'
import { routes } from '#shared/urls.ts'
import { postForm } from '../forms/post-form.ts'
import { refusedForm } from '../forms/refused-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { answerCart, answerFault, changingApi } from './answer.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** Redeems a promotion code, or takes one out. What it did or did not do is said by the cart. */
export const cartCode = postForm(routes.action('cartCode'), CartCode, async (c, form) => {
  const { t } = c.var
  const { cart: api } = changingApi(c)
  if (!form.ok) return answerFault(c, t('cartLines.codeMissing'))

  if ('code' in form.value) {
    const added = await api.addCode(form.value.code)
    if (added.ok) return answerCart(c, added.value, {})
    const { status, remarks } = refusedForm(c, added.error)
    return answerFault(c, remarks[0]?.text ?? t('cart.failed'), undefined, status)
  }

  const { remove } = form.value
  const cart = await shopperApi(c, { holdNotices: true }).cart.read()
  if (!cart.ok) return storeApiFailed(c, cart.error)
  const removed = await api.remove([lineOfCode(cart.value.data, remove)])
  // A code that is gone already stays gone.
  const isGone = !removed.ok && removed.error.kind === 'refused' && removed.error.status === 404
  if (!removed.ok && !isGone) return storeApiFailed(c, removed.error)
  const text = t('cartLines.codeRemoved', { code: remove })
  return answerCart(c, removed.ok ? removed.value : cart.value, {
    remarks: [{ tone: 'info', text }],
  })
})

/** The line that a code made; one that made none is known by a name that goes with it. */
function lineOfCode({ lineItems }: Cart, code: string): string {
  const line = lineItems.find(
    ({ good, referencedId }) => !good && normalCode(referencedId ?? '') === normalCode(code),
  )
  return line?.id ?? `promotion-${code}`
}
