import type { Context } from 'hono'
import { z } from '#shared/schemas/zod.ts'
import { backendFactory, type BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { opsBody } from '../ops-body.ts'
import { correctStock, stockLevel, type StockLevel } from './stock-level.ts'

type C = Context<BackendEnv>

const MOST_UNITS = 10_000_000
const MOST_ROLLS = 500
const Units = z.int().min(0).max(MOST_UNITS)
/** Sales units; `seen` is the stock that the operator's figure replaces. */
const Correction = z.object({
  seen: z.int(),
  stock: Units,
  rolls: z.array(Units.min(1)).max(MOST_ROLLS),
  reason: z.string().trim().min(3).max(200),
})
type Correction = z.infer<typeof Correction>

/** What lies there, for operators: look, and set it with a reason. */
export const stockOps = backendFactory
  .createApp()
  .get('/_ops/stock/:number', async (c) => {
    const level = await find(c)
    return level ? c.json(level) : unknown(c)
  })
  .post('/_ops/stock/:number', async (c) => {
    const body = await opsBody(c, Correction)
    if (!body.ok) return body.error
    const level = await find(c)
    if (!level) return unknown(c)
    const fault = faultOf(level, body.value)
    if (fault) return refuse(c, fault)
    const isSet = await correctStock(
      c.env.DB,
      { ...level, stock: body.value.seen },
      body.value,
      new Date(),
    )
    if (!isSet) return refuse(c, 'Its stock has changed meanwhile: look again, then set it.')
    return c.json((await find(c)) ?? level)
  })

/** What speaks against a figure, null if nothing does. */
function faultOf({ stock, unit, rolls }: StockLevel, wanted: Correction): string | null {
  if (stock === null) return 'It has no stock: there is as much of it as anybody wants.'
  if (wanted.rolls.length > 0 && unit !== 'm') return 'It does not lie on rolls.'
  if (wanted.rolls.length > 0)
    return sumOf(wanted.rolls) === wanted.stock ? null : 'The rolls do not add up to the stock.'
  return rolls.length > 0 && wanted.stock > 0 ? 'It lies on rolls: say their lengths.' : null
}

const sumOf = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0)

const find = (c: C) => stockLevel(c.env.DB, c.req.param('number') ?? '')

function refuse(c: C, detail: string): Response {
  return storeApiError(c, { status: 409, code: '0', detail })
}

function unknown(c: C): Response {
  const detail = `There is no article ${c.req.param('number')}.`
  return storeApiError(c, { status: 404, code: '0', detail })
}
