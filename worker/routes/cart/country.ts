import { CartCountry } from '#shared/schemas/forms/cart.ts'
import { routes } from '#shared/urls.ts'
import { postForm } from '../forms/post-form.ts'
import { rememberSegment } from '../forms/remember-segment.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { respondWithCart, respondWithFieldError, changingApi } from './respond-with-cart.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** Calculates the cart for another delivery country. */
export const cartCountry = postForm(routes.action('cartCountry'), CartCountry, async (c, form) => {
  const { shopper, t } = c.var
  if (!form.ok) return respondWithFieldError(c, t('forms.country'))

  const changed = await shopperApi(c).context.change(form.value)
  if (!changed.ok) {
    const isUnknown = changed.error.kind === 'refused' && changed.error.status === 400
    return isUnknown
      ? respondWithFieldError(c, t('forms.country'))
      : storeApiFailed(c, changed.error)
  }
  const token = changed.value.token ?? shopper.token
  const api = changingApi(c, token)
  const [context, cart] = await Promise.all([api.context.read(), api.cart.read()])
  if (!context.ok) return storeApiFailed(c, context.error)
  if (!cart.ok) return storeApiFailed(c, cart.error)
  await rememberSegment(c, context.value.data)
  return respondWithCart(c, { data: cart.value.data, token }, {})
})
