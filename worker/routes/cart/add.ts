import { MAX_PIECES } from '#shared/domain/cart/contents.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { CartAdd } from '#shared/schemas/forms/cart.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { readQuantity } from '#shared/schemas/forms/quantity.ts'
import type { Cart } from '#shared/schemas/store-api/cart.ts'
import { routes } from '#shared/urls.ts'
import { quantityOf } from '#worker/pages/cart/cart-line-view.ts'
import { postForm } from '../forms/post-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import {
  changingApi,
  toItemsNotice,
  respondWithCart,
  respondWithFieldError,
} from './respond-with-cart.ts'
import { inPieces, toQuantityNotice, readPieces } from './read-quantity.ts'

/** Puts a product into the cart: the first write that gives a visitor a session. */
export const cartAdd = postForm(routes.action('cartAdd'), CartAdd, async (c, form) => {
  const { t } = c.var
  if (!form.ok) return respondWithFieldError(c, t('cartLines.notAdded'))

  const { productId, back, min, step, metres } = form.value
  const isMetre = metres !== undefined
  const input = metres ?? form.value.quantity
  const quantity = readQuantity(input, { isMetre, min, step, max: null })
  if (!quantity.ok) return respondWithFieldError(c, t(`forms.${quantity.error}`), back)

  const pieces = isMetre ? readPieces(form.value.pieces) : 1
  if (pieces === null)
    return respondWithFieldError(c, t('cartLines.piecesFault', { max: MAX_PIECES }), back)
  const item = inPieces(productId, quantity.value.units, pieces)
  const added = await changingApi(c).cart.add([item])
  if (!added.ok) {
    const refusal = toItemsNotice(c, added.error)
    return refusal ? respondWithFieldError(c, refusal.text, back) : storeApiFailed(c, added.error)
  }
  const notices = [
    ...toQuantityNotice(c.var, input, isMetre ? 'm' : unitIn(added.value.data), quantity.value),
    ...addedNotice(added.value.data),
  ]
  return respondWithCart(c, added.value, { notices, back })

  function unitIn(cart: Cart) {
    return cart.lineItems.find(({ id }) => id === productId)?.payload.ripstop_unit ?? 'piece'
  }

  /** "In your cart: 2.4 m …", unless the calculation took the line out again. */
  function addedNotice(cart: Cart): PageNotice[] {
    const line = cart.lineItems.find(({ id }) => id === productId)
    if (!line) return []
    const quantityText = quantityOf(c.var, line.payload.ripstop_unit, line.quantity)
    return [
      {
        tone: 'ok',
        text: t('cartLines.added', { name: readableName(line.label), quantity: quantityText }),
      },
    ]
  }
})
