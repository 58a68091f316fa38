import { createApp } from './app.ts'

export { RateLimiter } from './backend/rate-limit/rate-limiter.ts'
export { ShopperSession } from './backend/shopper/session.ts'
export default createApp()
