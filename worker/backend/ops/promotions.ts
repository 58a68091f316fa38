import type { Context } from 'hono'
import { PromotionRecord } from '#shared/schemas/import/promotion.ts'
import { z } from '#shared/schemas/zod.ts'
import { type BackendEnv, backendFactory } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import {
  listPromotions,
  promotionByKey,
  type PromotionRow,
  addPromotion,
  endPromotion,
  makeCodes,
  missingReferences,
} from '#worker/backend/promotion/manage-promotions.ts'
import { opsBody } from './ops-body.ts'

type C = Context<BackendEnv>

const MAX_CODES = 5_000
const NewCodes = z.strictObject({ count: z.int().min(1).max(MAX_CODES) })

/** Promotions for operators: list, add, end, create individual codes. */
export const promotionOps = backendFactory
  .createApp()
  .get('/_ops/promotions', async (c) => {
    const promotions = await listPromotions(c.env.DB)
    return c.json({ promotions: promotions.map(summary) })
  })
  .post('/_ops/promotions', async (c) => {
    const body = await opsBody(c, PromotionRecord)
    if (!body.ok) return body.error
    const missing = await missingReferences(c.env.DB, body.value)
    if (missing.length > 0) return refuse(c, 400, `There is no ${missing.join(', no ')}.`)
    const added = await addPromotion(c.env.DB, body.value)
    if (!added.ok) return refuse(c, 409, 'Another promotion has this key or this code.')
    return respondToPromotion(c, body.value.key, true)
  })
  .post('/_ops/promotions/:key/end', async (c) => {
    const key = c.req.param('key')
    return respondToPromotion(c, key, await endPromotion(c.env.DB, key))
  })
  .post('/_ops/promotions/:key/codes', async (c) => {
    const body = await opsBody(c, NewCodes)
    if (!body.ok) return body.error
    const promotion = await promotionByKey(c.env.DB, c.req.param('key'))
    if (!promotion) return unknown(c)
    const { key, code } = promotion.record
    if (code?.kind !== 'individual')
      return refuse(c, 409, `Promotion ${key} has no pattern for individual codes.`)
    return c.json({ codes: await makeCodes(c.env.DB, key, code.pattern, body.value.count) })
  })

/** The current promotion. `changed` is false if it was already in that state. */
async function respondToPromotion(c: C, key: string, changed: boolean): Promise<Response> {
  const promotion = await promotionByKey(c.env.DB, key)
  return promotion ? c.json({ changed, promotion: summary(promotion) }) : unknown(c)
}

function refuse(c: C, status: 400 | 404 | 409, detail: string): Response {
  return storeApiError(c, { status, code: '0', detail })
}

function unknown(c: C): Response {
  return refuse(c, 404, `There is no promotion ${(c.req.param('key') ?? '').slice(0, 80)}.`)
}

function summary({ key, record, imported, uses, ended, codes, codesLeft }: PromotionRow) {
  const { name, code, scope, discount, conditions, maxUses, priority } = record
  return {
    key,
    name: name.de,
    code: code?.kind === 'fixed' ? code.code : null,
    pattern: code?.kind === 'individual' ? code.pattern : null,
    codes: code?.kind === 'individual' ? { made: codes, left: codesLeft } : null,
    scope,
    discount,
    from: conditions.from,
    until: conditions.until,
    priority,
    uses,
    maxUses,
    ended,
    imported,
  }
}
