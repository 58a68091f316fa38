import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { routes } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { leadToCart } from '#worker/routes/cart/respond-with-cart.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { ownOrder } from './own-order.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** Puts what was ordered into the cart again, and says what is no longer to be had. */
export const reorder = factory.createApp().on('POST', routes.at('reorder'), async (c) => {
  const { t } = c.var
  const found = await ownOrder(c)
  if (!found.ok) return found.error
  const goods = found.value.lineItems.filter(({ type }) => (type ?? 'product') === 'product')
  const items = goods.map(({ identifier: id, quantity }) => ({ id, quantity }))
  const added = await shopperApi(c, { holdNotices: true }).cart.add(items)
  if (!added.ok) return storeApiFailed(c, added.error)

  const { data } = added.value
  const gone = goods.filter(({ identifier }) => !data.lineItems.some(({ id }) => id === identifier))
  const names = [...new Set(gone.map(({ label }) => label))].join(', ')
  const missing: Remark[] = names
    ? [{ tone: 'warn', text: t('accountOrders.gone', { names }) }]
    : []
  const done: Remark[] =
    gone.length < goods.length ? [{ tone: 'ok', text: t('accountOrders.reordered') }] : []
  return leadToCart(c, added.value, [...missing, ...done])
})
