import type { Context } from 'hono'
import { CARD_TOKEN_REFUSED, type Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { flash } from '../forms/flash.ts'
import { paymentReturnUrls } from '../order/payment-return-urls.ts'

/**
 * Pays an order with the card token of the provider's fields. Returns where to continue: our return
 * page, or the bank of the card. Null leaves the payment to the order page.
 */
export async function payWithCard(
  c: Context<AppEnv>,
  order: Order,
  ripstopCardToken: string,
): Promise<string | null> {
  const { locale, t, vars } = c.var
  const started = await shopperApi(c).checkout.handlePayment({
    orderId: order.id,
    deepLinkCode: order.deepLinkCode,
    ...paymentReturnUrls(vars, locale, order.id),
    ripstopCardToken,
  })
  const leadsTo = started.ok ? started.value.data.redirectUrl : null
  if (!leadsTo) return null
  const refusal = new URL(leadsTo).searchParams.get('error-code')
  if (refusal === null) return leadsTo
  if (refusal !== CARD_TOKEN_REFUSED) return null
  flash(c, [{ tone: 'bad', text: t('order.cardRefused') }], null)
  return urls.success(locale, order.id, 'unpaid')
}
