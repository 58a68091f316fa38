import { fieldText } from '#shared/schemas/forms/fields.ts'
import { routes, urls } from '#shared/urls.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { flash } from '../forms/flash.ts'
import { postFields } from '../forms/post-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { loadOrder } from './load-order.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** Starts a new attempt to pay an order, with the same method or another one. */
export const orderPay = postFields(routes.action('checkoutPayment'), async (c, fields) => {
  const { locale, t } = c.var
  const found = await loadOrder(c, fieldText(fields, 'orderId'))
  if (!found.ok) return storeApiFailed(c, found.error)
  if (!found.value) return respondWithError(c, 404)

  const { order } = found.value
  const current = order.transactions.at(-1)?.paymentMethod?.id ?? ''
  const methodId = fieldText(fields, 'paymentMethodId') || current
  const opened = await shopperApi(c).order.setPayment(order, methodId)
  if (opened.ok) return c.redirect(urls.payNow(locale, order.id), 303)
  if (opened.error.kind !== 'refused') return storeApiFailed(c, opened.error)
  const { errors } = opened.error
  const has = (name: string) => errors.some(({ code }) => code.endsWith(name))
  const isPaid = has('ORDER_ALREADY_PAID')
  const text = has('UNKNOWN_PAYMENT_METHOD') ? 'order.paymentUnknown' : 'order.paymentRefused'
  flash(
    c,
    isPaid ? [{ tone: 'info', text: t('order.alreadyPaid') }] : [{ tone: 'bad', text: t(text) }],
    null,
  )
  return c.redirect(urls.success(locale, order.id, isPaid ? 'paid' : 'unpaid'), 303)
})
