import { createApp } from './app.ts'
import type { Bindings } from './env.ts'
import { scheduled } from './scheduled.ts'

export { RateLimiter } from './backend/rate-limit/rate-limiter.ts'
export { ShopperSession } from './backend/shopper/session.ts'

const app = createApp()
export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<Bindings>
