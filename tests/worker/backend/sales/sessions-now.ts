import { env } from 'cloudflare:workers'
import { newWaitingToken } from '#worker/backend/shopper/parse-issued-token.ts'
import type { Sessions } from '#worker/backend/shopper/sessions.ts'

/** Session objects as a new request finds them. */
export const sessionsNow = (): Sessions => ({
  objects: env.SHOPPER,
  signedWith: { now: env.SIGNING_SECRET, before: null },
  visitor: 'the-tests',
  reads: new Map(),
})

/** A token issued by the shop. */
export const aToken = () => newWaitingToken({ now: env.SIGNING_SECRET, before: null })
