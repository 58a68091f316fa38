import { createApp } from './app.ts'
import { scheduled } from './backend/scheduled.ts'
import type { Bindings } from './runtime/env.ts'
import { encodeShortTextsFast } from './runtime/short-texts.ts'

export { RateLimiter } from './backend/rate-limit/rate-limiter.ts'
export { ShopperSession } from './backend/shopper/session.ts'

encodeShortTextsFast()
const app = createApp()
export default {
  fetch: app.fetch,
  scheduled: ({ scheduledTime }, env) => scheduled(env, new Date(scheduledTime)),
} satisfies ExportedHandler<Bindings>
