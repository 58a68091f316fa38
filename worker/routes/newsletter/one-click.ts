import { routes } from '#shared/urls.ts'
import { isHexId } from '#shared/domain/ids.ts'
import { factory } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** Longer than what the standard has them send. */
const MAX_BYTES = 1000

/**
 * The end of a newsletter as mail programs ask for it (RFC 8058): a POST to the address in the
 * mail's headers, with no page of ours behind it. The key in it is the secret; any other POST to
 * this address is a form of ours.
 */
export const oneClick = factory
  .createApp()
  .on('POST', routes.page('newsletterEnd'), async (c, next) => {
    const key = c.req.query('key')
    const isTooLong = Number(c.req.header('content-length') ?? 0) > MAX_BYTES
    if (!isHexId(key) || isTooLong) return next()
    const { services, t } = c.var
    const ended = await shopperApi(c, { token: null }).newsletter.unsubscribeByKey(key)
    if (ended.ok) return c.text(t('newsletter.endedText'))
    const isUnknown = ended.error.kind === 'refused' && ended.error.status < 500
    if (isUnknown) return c.text(t('newsletter.invalidTitle'), 404)
    services.tellFailure(ended.error)
    return c.text(t('formRefusals.unavailable'), 503)
  })
