import type { Context } from 'hono'
import type { SalesChannelContext } from '#shared/schemas/store-api/context.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { segmentOf } from '#worker/runtime/segment.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { hasOtherPrices } from '#worker/store-api/shopping/price-context.ts'

/** Lets reading pages show this session's prices: gross, or net (business customers, abroad). */
export async function rememberSegment(
  c: Context<AppEnv>,
  context: SalesChannelContext,
): Promise<void> {
  const view = { segment: segmentOf(context), hasOwnPrices: await seesOwnPrices(c, context) }
  rememberShopper(c, { view })
}

/** Our own backend knows prices by segment, a Shopware only by session. */
async function seesOwnPrices(c: Context<AppEnv>, context: SalesChannelContext): Promise<boolean> {
  const { locale, services, vars } = c.var
  if (!vars.STORE_API_URL) return false
  const channel = await services.storeApi.channel.prices(locale)
  return !channel.ok || hasOtherPrices(context, channel.value.data)
}
