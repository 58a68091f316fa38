import type { Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import type { Result } from '#shared/domain/result.ts'
import { routes } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'

/** Longer than the body that RFC 8058 prescribes. */
const MAX_BYTES = 1000

/**
 * One-click unsubscription by a mail program (RFC 8058): a POST to the address in a mail's headers,
 * without a page. The key in the address is the secret. Any other POST to these paths is one of our
 * forms.
 */
export const oneClick = factory
  .createApp()
  .on('POST', routes.page('newsletterEnd'), async (c, next) => {
    const key = keyOf(c)
    if (key === null) return next()
    const ended = await shopperApi(c, { token: null }).newsletter.unsubscribeByKey(key)
    return respondWithEnd(c, ended, 'newsletter')
  })
  .on('POST', routes.page('stockAlertEnd'), async (c, next) => {
    const key = keyOf(c)
    if (key === null) return next()
    return respondWithEnd(c, await shopperApi(c, { token: null }).stockAlert.end(key), 'stockAlert')
  })

function keyOf(c: Context<AppEnv>): string | null {
  const key = c.req.query('key')
  const isTooLong = Number(c.req.header('content-length') ?? 0) > MAX_BYTES
  return isHexId(key) && !isTooLong ? key : null
}

function respondWithEnd(
  c: Context<AppEnv>,
  ended: Result<unknown, StoreApiFailure>,
  of: 'newsletter' | 'stockAlert',
): Response {
  const { services, t } = c.var
  if (ended.ok) return c.text(t(`${of}.endedText`))
  const isUnknown = ended.error.kind === 'refused' && ended.error.status < 500
  if (isUnknown) return c.text(t(`${of}.invalidTitle`), 404)
  services.reportFailure(ended.error)
  return c.text(t('formRefusals.unavailable'), 503)
}
