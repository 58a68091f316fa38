import { env } from 'cloudflare:workers'
import { newWaitingToken } from '#worker/backend/shopper/parse-issued-token.ts'
import type { Sessions } from '#worker/backend/shopper/sessions.ts'

/** The shoppers' objects as one more request knows them. */
export const sessionsNow = (): Sessions => ({
  objects: env.SHOPPER,
  signedWith: { now: env.SIGNING_SECRET, before: null },
  visitor: 'the-tests',
  reads: new Map(),
})

/** A token as the shop gives them out. */
export const aToken = () => newWaitingToken({ now: env.SIGNING_SECRET, before: null })
