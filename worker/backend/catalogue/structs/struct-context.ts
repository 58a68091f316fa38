import type { Context } from 'hono'
import { addDays, berlinTime } from '#shared/domain/calendar.ts'
import type { PriceContext } from '#shared/domain/cart/product-price.ts'
import { EURO_ROUNDING } from '#shared/domain/rounding.ts'
import { NEW_FOR_DAYS } from '#worker/backend/channel/channel.ts'
import { chosenDelivery, taxOf } from '#worker/backend/current-shopper/cart-context.ts'
import { loadShopperContext } from '#worker/backend/current-shopper/shopper-context.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { isInternal } from '#worker/backend/http/limit-expensive-calls.ts'
import { sessionsOf, shopOf, varsOf } from '#worker/backend/http/shop.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import { PRICE_SEGMENT_HEADER, publicPrices } from './product-prices.ts'
import type { StructContext } from './product-struct.ts'
import type { PriceView } from '../snapshot/price-view.ts'

/** Language, prices, picture address and day of one request. */
export async function structContext(c: Context<BackendEnv>): Promise<StructContext> {
  return {
    language: c.var.language,
    origin: varsOf(c.env).SHOP_ORIGIN,
    prices: await pricesOf(c),
    settings: varsOf(c.env).settings,
    newFrom: addDays(berlinTime(new Date()).date, -NEW_FOR_DAYS),
  }
}

const loaded = new WeakMap<Request, Promise<PriceContext>>()

/** The prices of a request, loaded once. */
function pricesOf(c: Context<BackendEnv>): Promise<PriceContext> {
  const known = loaded.get(c.req.raw)
  if (known) return known
  const prices = loadPrices(c)
  loaded.set(c.req.raw, prices)
  return prices
}

/**
 * The prices that the session's cart would charge. Our own pages name their segment instead,
 * because they are cached for all shoppers of a segment.
 */
async function loadPrices(c: Context<BackendEnv>): Promise<PriceContext> {
  const segment = c.req.header(PRICE_SEGMENT_HEADER)
  const { settings: taxes } = varsOf(c.env)
  if (segment !== undefined || !c.var.tokenSent || isInternal(c.req.raw))
    return publicPrices(segment, taxes)
  const session = await readSession(sessionsOf(c), c.var.token, new Date())
  const { customerId, countryId, vatId } = session.settings
  if (customerId === null && countryId === null && vatId === null)
    return publicPrices(undefined, taxes)
  const context = await loadShopperContext(shopOf(c), session)
  return { ...taxOf(context, chosenDelivery(context)), itemRounding: EURO_ROUNDING }
}

/** The part of it that a snapshot needs. */
export function priceViewOf({ language, prices }: StructContext): PriceView {
  return { locale: language.locale, taxState: prices.taxState }
}
