import { MAX_PIECES } from '#shared/domain/cart/contents.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { CartAdd } from '#shared/schemas/forms/cart.ts'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { typedQuantity } from '#shared/schemas/forms/quantity.ts'
import type { Cart } from '#shared/schemas/store-api/cart.ts'
import { routes } from '#shared/urls.ts'
import { quantityOf } from '#worker/pages/cart/cart-line-view.ts'
import { postForm } from '../forms/post-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import {
  changingApi,
  itemsRefused,
  respondWithCart,
  respondWithFault,
} from './respond-with-cart.ts'
import { inPieces, quantityRemark, typedPieces } from './read-quantity.ts'

/** Puts an article into the cart: the first write that gives a visitor a session. */
export const cartAdd = postForm(routes.action('cartAdd'), CartAdd, async (c, form) => {
  const { t } = c.var
  if (!form.ok) return respondWithFault(c, t('cartLines.notAdded'))

  const { productId, back, min, step, metres } = form.value
  const isMetre = metres !== undefined
  const typed = metres ?? form.value.quantity
  const quantity = typedQuantity(typed, { isMetre, min, step, max: null })
  if (!quantity.ok) return respondWithFault(c, t(`forms.${quantity.error}`, { limit: 0 }), back)

  const pieces = isMetre ? typedPieces(form.value.pieces) : 1
  if (pieces === null)
    return respondWithFault(c, t('cartLines.piecesFault', { max: MAX_PIECES }), back)
  const item = inPieces(productId, quantity.value.units, pieces)
  const added = await changingApi(c).cart.add([item])
  if (!added.ok) {
    const refusal = itemsRefused(c, added.error)
    return refusal ? respondWithFault(c, refusal.text, back) : storeApiFailed(c, added.error)
  }
  const remarks = [
    ...quantityRemark(c.var, typed, isMetre ? 'm' : unitIn(added.value.data), quantity.value),
    ...addedRemark(added.value.data),
  ]
  return respondWithCart(c, added.value, { remarks, back })

  function unitIn(cart: Cart) {
    return cart.lineItems.find(({ id }) => id === productId)?.payload.ripstop_unit ?? 'piece'
  }

  /** "In your cart: 2.4 m …", unless the calculation took the line out again. */
  function addedRemark(cart: Cart): Remark[] {
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
