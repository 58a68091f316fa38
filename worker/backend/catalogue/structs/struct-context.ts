import type { Context } from 'hono'
import { addDays, berlinTime } from '#shared/domain/calendar.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { PRICE_SEGMENT_HEADER, publicPrices } from './product-prices.ts'
import type { StructContext } from './product-struct.ts'
import type { Reading } from '../snapshot/reading.ts'

/** Articles count as new for so long; the category of new products says so by its own rule. */
export const NEW_FOR_DAYS = 60

/** Language, price segment, picture address and day of one request. */
export function structContext(c: Context<BackendEnv>): StructContext {
  return {
    language: c.var.language,
    origin: varsOf(c.env).SHOP_ORIGIN,
    prices: publicPrices(c.req.header(PRICE_SEGMENT_HEADER)),
    newFrom: addDays(berlinTime(new Date()).date, -NEW_FOR_DAYS),
  }
}

/** What of it a snapshot has to know. */
export function readingOf({ language, prices }: StructContext): Reading {
  return { locale: language.locale, taxState: prices.taxState }
}
