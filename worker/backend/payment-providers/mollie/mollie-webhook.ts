import { fail, ok, type Result } from '#shared/domain/result.ts'
import { boundedText } from '#worker/backend/http/input/bounded-text.ts'
import type { WebhookNews } from '../port/provider.ts'

export const MOLLIE_WEBHOOK_PATH = '/_payments/webhook/mollie'

const MAX_BYTES = 4096
const PAYMENT_ID = /^tr_\w{1,64}$/

/**
 * Which payment Mollie has news of. It signs nothing and says nothing else, so that a forged one
 * only makes the shop ask.
 */
export async function readMollieWebhook(
  request: Request,
): Promise<Result<WebhookNews, 'malformed'>> {
  const text = await boundedText(request.body, MAX_BYTES)
  const id = text.ok ? new URLSearchParams(text.value).get('id') : null
  if (id === null || !PAYMENT_ID.test(id)) return fail('malformed')
  return ok({ providerId: id, news: null })
}
