import { z } from '#shared/schemas/zod.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { ordersOfPapers } from '#worker/backend/order/find-orders.ts'
import { bookEntries } from './book-entries.ts'

const Day = z.iso.date()
const Asked = z.object({ from: Day, to: Day, after: z.coerce.number().int().min(0).catch(0) })
/** Orders in an answer. */
const PAGE = 100

/** Invoices and credit notes for operators' books, by the days on which they were made. */
export const paperOps = backendFactory.createApp().get('/_ops/papers', async (c) => {
  const asked = Asked.safeParse(c.req.query())
  if (!asked.success) {
    const detail = 'Name the first and the last day as from=2026-01-01 and to=2026-01-31.'
    return storeApiError(c, { status: 400, code: '0', detail })
  }
  const orders = await ordersOfPapers(c.env.DB, { ...asked.data, limit: PAGE })
  const entries = orders.flatMap((order) => bookEntries(order, asked.data))
  const last = orders.length < PAGE ? null : Number(orders.at(-1)?.number)
  return c.json({ entries, after: last })
})
