import { isHexId } from '#shared/domain/ids.ts'
import { routes } from '#shared/urls.ts'
import { factory } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** Longer than what the standard has them send. */
const MAX_BYTES = 1000

/**
 * The end of it as mail programs ask for it (RFC 8058): a POST to the address in the mail's headers,
 * with no page of ours behind it. The key in it is the secret; any other POST is a form of ours.
 */
export const endStockAlert = factory
  .createApp()
  .on('POST', routes.page('stockAlertEnd'), async (c, next) => {
    const key = c.req.query('key')
    const isTooLong = Number(c.req.header('content-length') ?? 0) > MAX_BYTES
    if (!isHexId(key) || isTooLong) return next()
    const { services, t } = c.var
    const ended = await shopperApi(c, { token: null }).stockAlert.end(key)
    if (ended.ok) return c.text(t('stockAlert.endedText'))
    const isUnknown = ended.error.kind === 'refused' && ended.error.status < 500
    if (isUnknown) return c.text(t('stockAlert.invalidTitle'), 404)
    services.tellFailure(ended.error)
    return c.text(t('formRefusals.unavailable'), 503)
  })
