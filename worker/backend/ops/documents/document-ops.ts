import { Buffer } from 'node:buffer'
import { berlinTime } from '#shared/domain/calendar.ts'
import { z } from '#shared/schemas/zod.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { findOrdersByDocuments } from '#worker/backend/order/find-orders.ts'
import type { StoredDocument } from '#worker/backend/order/stored-order.ts'
import {
  mergeDocumentFiles,
  type OrderWithDocument,
} from '#worker/backend/documents/document-file.ts'
import { bookEntries } from './book-entries.ts'

const Day = z.iso.date()
const Period = z.object({ from: Day, to: Day, after: z.coerce.number().int().min(0).catch(0) })
/** Orders per query. */
const PAGE = 100

/** The maximum number of documents in one file, which must be printed within a request. */
const MAX_PRINTED = 100
const Printing = z.object({
  day: Day,
  kind: z.enum(['invoice', 'delivery_note', 'credit_note']).optional(),
})

/** Documents for operators: bookkeeping entries, and all documents of a day to print. */
export const documentOps = backendFactory
  .createApp()
  .get('/_ops/papers', async (c) => {
    const requested = Period.safeParse(c.req.query())
    if (!requested.success) {
      const detail = 'Name the first and the last day as from=2026-01-01 and to=2026-01-31.'
      return storeApiError(c, { status: 400, code: '0', detail })
    }
    const orders = await findOrdersByDocuments(c.env.DB, { ...requested.data, limit: PAGE })
    const entries = orders.flatMap((order) => bookEntries(order, requested.data))
    const last = orders.length < PAGE ? null : Number(orders.at(-1)?.number)
    return c.json({ entries, after: last })
  })
  .get('/_ops/papers/print', async (c) => {
    const requested = Printing.safeParse(c.req.query())
    if (!requested.success) {
      const detail = 'Name the day as day=2026-01-31, and optionally a kind.'
      return storeApiError(c, { status: 400, code: '0', detail })
    }
    const { day } = requested.data
    const [first, ...rest] = await documentsToPrint(c.env.DB, requested.data)
    if (!first) {
      return storeApiError(c, { status: 404, code: '0', detail: `There is no document of ${day}.` })
    }
    if (rest.length >= MAX_PRINTED) {
      const detail = `${day} has more than ${MAX_PRINTED} documents. Name a kind.`
      return storeApiError(c, { status: 409, code: '0', detail })
    }
    const bytes = await mergeDocumentFiles(c.env, [first, ...rest], day)
    return c.json({ papers: rest.length + 1, base64: Buffer.from(bytes).toString('base64') })
  })

/** The documents of a day by order. The search stops when there are too many to print. */
async function documentsToPrint(
  db: D1Database,
  { day, kind }: z.infer<typeof Printing>,
): Promise<readonly OrderWithDocument[]> {
  const found: OrderWithDocument[] = []
  let after = 0
  for (;;) {
    const orders = await findOrdersByDocuments(db, { from: day, to: day, after, limit: PAGE })
    for (const order of orders)
      for (const document of order.papers)
        if (isOfDay(document, day) && (kind === undefined || document.kind === kind))
          found.push({ order, document })
    const last = orders.at(-1)
    if (!last || orders.length < PAGE || found.length > MAX_PRINTED) return found
    after = Number(last.number)
  }
}

const isOfDay = ({ madeAt }: StoredDocument, day: string) =>
  berlinTime(new Date(madeAt)).date === day
