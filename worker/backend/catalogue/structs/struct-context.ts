import type { Context } from 'hono'
import { addDays, berlinTime } from '#shared/domain/calendar.ts'
import { NEW_FOR_DAYS } from '#worker/backend/channel/channel.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { PRICE_SEGMENT_HEADER, publicPrices } from './product-prices.ts'
import type { StructContext } from './product-struct.ts'
import type { PriceView } from '../snapshot/price-view.ts'

/** Language, price segment, picture address and day of one request. */
export function structContext(c: Context<BackendEnv>): StructContext {
  return {
    language: c.var.language,
    origin: varsOf(c.env).SHOP_ORIGIN,
    prices: publicPrices(c.req.header(PRICE_SEGMENT_HEADER)),
    newFrom: addDays(berlinTime(new Date()).date, -NEW_FOR_DAYS),
  }
}

/** The part of it that a snapshot needs. */
export function priceViewOf({ language, prices }: StructContext): PriceView {
  return { locale: language.locale, taxState: prices.taxState }
}
