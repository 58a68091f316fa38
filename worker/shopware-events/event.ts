import { z } from '#shared/schemas/zod.ts'
import { jsonOf } from '../store-api/transport/response.ts'
import { isSigned, secretOfShop } from './signature.ts'

/** Older events are refused, because they may be replayed. */
const MAX_AGE_SECONDS = 300
const MAX_REMEMBERED = 1_000

const Id = z.string().min(1).max(200)

/** The fields of each event. The confirmation of a registration names its shop at the top level. */
const SentEvent = z.object({
  source: z.object({ shopId: Id, eventId: Id.optional() }).optional(),
  shopId: Id.optional(),
  timestamp: z.coerce.number().int(),
})

export type EventVerdict = 'new' | 'known' | 'refused'

/** Accepts real events; refuses forged, old and repeated ones. Create one per isolate. */
export function createEventGate() {
  const known = new Set<string>()

  return function judge(
    body: string,
    signature: string | undefined,
    secret: string,
    nowMs: number,
  ): EventVerdict {
    const event = SentEvent.safeParse(jsonOf(body))
    const shopId = event.data?.source?.shopId ?? event.data?.shopId
    if (!event.success || !shopId) return 'refused'
    if (!isSigned(body, signature, secretOfShop(shopId, secret))) return 'refused'
    if (Math.abs(nowMs / 1000 - event.data.timestamp) > MAX_AGE_SECONDS) return 'refused'
    const eventId = event.data.source?.eventId ?? body
    if (known.has(eventId)) return 'known'
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.add(eventId)
    return 'new'
  }
}
