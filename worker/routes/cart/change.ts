import { MAX_PIECES } from '#shared/domain/cart/contents.ts'
import { formatLength } from '#shared/i18n/format.ts'
import { CartChange, type CartChange as CartChangeForm } from '#shared/schemas/forms/cart.ts'
import { readQuantity } from '#shared/schemas/forms/quantity.ts'
import type { LineItem } from '#shared/schemas/store-api/cart.ts'
import { routes } from '#shared/urls.ts'
import { postForm } from '../forms/post-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { respondWithCart, respondWithFieldError, changingApi } from './respond-with-cart.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { inPieces, toQuantityNotice, readPieces } from './read-quantity.ts'

/** Sets the quantity of a line, or changes it by one step. The line contains the unit. */
export const cartChange = postForm(routes.action('cartChange'), CartChange, async (c, form) => {
  const { t, locale } = c.var
  if (!form.ok) return respondWithFieldError(c, t('cart.failed'))

  const cart = await shopperApi(c, { holdNotices: true }).cart.read()
  if (!cart.ok) return storeApiFailed(c, cart.error)
  const line = cart.value.data.lineItems.find(({ id }) => id === form.value.id)
  if (!line) return respondWithFieldError(c, t('cartLines.stale'))

  const input = form.value.each ?? form.value.metres ?? form.value.quantity
  const pieces = isMetre(line) ? readPieces(form.value.pieces) : 1
  if (pieces === null)
    return respondWithFieldError(c, t('cartLines.piecesFault', { max: MAX_PIECES }))
  const requested = readRequestedQuantity(form.value.step, input, line, pieces)
  if (!requested.ok) return respondWithFieldError(c, t(`forms.${requested.error}`))
  const item = inPieces(line.id, requested.value.units, pieces, line.storedCuts.length > 1)
  const changed = await changingApi(c).cart.change([item])
  if (!changed.ok) return storeApiFailed(c, changed.error)
  const wasCut = line.payload.ripstop_cuts.length > 1 && form.value.pieces === undefined
  const length = formatLength(locale, requested.value.units)
  const notices = [
    ...toQuantityNotice(c.var, input, line.payload.ripstop_unit, requested.value),
    ...(wasCut ? [{ tone: 'info', text: t('cartLines.oneAgain', { length }) } as const] : []),
  ]
  return respondWithCart(c, changed.value, { notices })
})

/** The length of each piece. The stock limits only one piece. */
function readRequestedQuantity(
  step: CartChangeForm['step'],
  input: string,
  line: LineItem,
  pieces: number,
) {
  const { minPurchase, purchaseSteps, maxPurchase } = line.quantityInformation ?? {}
  const by = purchaseSteps ?? 1
  const min = minPurchase ?? 1
  if (step) {
    const units = Math.max(min, line.quantity + (step === 'more' ? by : -by))
    return { ok: true, value: { units, correction: null } } as const
  }
  return readQuantity(input, {
    isMetre: isMetre(line),
    min,
    step: by,
    max: pieces === 1 ? (maxPurchase ?? null) : null,
  })
}

function isMetre(line: LineItem): boolean {
  return line.payload.ripstop_unit === 'm'
}
