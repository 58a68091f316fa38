import type { Context } from 'hono'
import { addDays, berlinTime } from '#shared/domain/calendar.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/shopper/shop.ts'
import type { StructContext } from './product-struct.ts'

/** Articles count as new for so long; the category of new products says so by its own rule. */
const NEW_FOR_DAYS = 60

/** Language, picture address and day of one request. */
export function structContext(c: Context<BackendEnv>): StructContext {
  return {
    language: c.var.language,
    origin: varsOf(c.env).SHOP_ORIGIN,
    newFrom: addDays(berlinTime(new Date()).date, -NEW_FOR_DAYS),
  }
}
