import { normalCode } from '#shared/domain/cart/contents.ts'
import { CartCode } from '#shared/schemas/forms/cart.ts'
import type { Cart } from '#shared/schemas/store-api/cart.ts'
import { routes } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { refuse } from '#worker/rendering/refuse.tsx'
import { readForm } from '../forms/read-form.ts'
import { refusedForm } from '../forms/refused-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { answerCart, answerFault, changingApi } from './answer.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** Redeems a promotion code, or takes one out. What it did or did not do is said by the cart. */
export const cartCode = factory.createApp().on('POST', routes.action('cartCode'), async (c) => {
  const { t } = c.var
  const { cart: api } = changingApi(c)
  const fields = await readForm(c)
  if (!fields.ok) return refuse(c, fields.error)
  const form = CartCode.safeParse(fields.value)
  if (!form.success) return answerFault(c, t('cartLines.codeMissing'))

  if ('code' in form.data) {
    const added = await api.addCode(form.data.code)
    if (added.ok) return answerCart(c, added.value, {})
    const { status, remarks } = refusedForm(c, added.error)
    return answerFault(c, remarks[0]?.text ?? t('cart.failed'), undefined, status)
  }

  const { remove } = form.data
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
