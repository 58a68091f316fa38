import { CartCode } from '#shared/schemas/forms/cart.ts'
import { routes } from '#shared/urls.ts'
import { postForm } from '../forms/post-form.ts'
import { refusedForm } from '../forms/refused-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { respondWithCart, respondWithFault, changingApi } from './respond-with-cart.ts'
import { withoutCode } from './without-code.ts'

/** Redeems or removes a promotion code. The notices of the cart report the result. */
export const cartCode = postForm(routes.action('cartCode'), CartCode, async (c, form) => {
  const { t } = c.var
  const { cart: api } = changingApi(c)
  if (!form.ok) return respondWithFault(c, t('cartLines.codeMissing'))

  if ('code' in form.value) {
    const added = await api.addCode(form.value.code)
    if (added.ok) return respondWithCart(c, added.value, {})
    const { status, remarks } = refusedForm(c, added.error)
    return respondWithFault(c, remarks[0]?.text ?? t('cart.failed'), undefined, status)
  }

  const { remove } = form.value
  const cart = await withoutCode(c, api, remove)
  if (!cart.ok) return storeApiFailed(c, cart.error)
  const text = t('cartLines.codeRemoved', { code: remove })
  return respondWithCart(c, cart.value, { remarks: [{ tone: 'info', text }] })
})
