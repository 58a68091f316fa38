import { readableName } from '#shared/i18n/product-name.ts'
import { CartRemove } from '#shared/schemas/forms/cart.ts'
import { routes } from '#shared/urls.ts'
import { postForm } from '../forms/post-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { respondWithCart, respondWithFieldError, changingApi } from './respond-with-cart.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** Removes one line or all lines. An already removed line is no error. */
export const cartRemove = postForm(routes.action('cartRemove'), CartRemove, async (c, form) => {
  const { t } = c.var
  if (!form.ok) return respondWithFieldError(c, t('cart.failed'))

  const cart = await shopperApi(c, { holdNotices: true }).cart.read()
  if (!cart.ok) return storeApiFailed(c, cart.error)
  const { value: data } = form
  const removable = cart.value.data.lineItems.filter(({ good }) => good)
  const gone = 'all' in data ? removable : removable.filter(({ id }) => id === data.id)
  const [first] = gone
  if (!first) return respondWithCart(c, cart.value, {})

  const ids = gone.map(({ id }) => id)
  const removed = await changingApi(c).cart.remove(ids)
  if (!removed.ok) return storeApiFailed(c, removed.error)
  const text =
    'all' in data ? t('cartLines.cleared') : t('cart.removed', { name: readableName(first.label) })
  return respondWithCart(c, removed.value, { notices: [{ tone: 'info', text }] })
})
