import { varsOf } from '#worker/backend/http/shop.ts'
import type { Attachment } from '#worker/backend/mail/mail.ts'
import { orderById } from '#worker/backend/order/find-orders.ts'
import type { StoredOrder, StoredPaper } from '#worker/backend/order/stored-order.ts'
import { PDF, paperFile, paperFileName } from '#worker/backend/papers/paper-file.ts'
import type { Bindings } from '#worker/runtime/env.ts'

type Enclosed = (order: StoredOrder) => StoredPaper | undefined

/** Which paper goes with which mail: what the event that it tells of made. */
const ENCLOSED: ReadonlyMap<string, Enclosed> = new Map([
  ['payment-received', ({ papers }) => papers.findLast(({ kind }) => kind === 'invoice')],
  [
    'order-shipped',
    ({ papers, shipped_at: shippedAt }) =>
      papers.findLast(({ kind, madeAt }) => kind === 'invoice' && madeAt === shippedAt),
  ],
  ['order-cancelled', ({ papers }) => papers.findLast(({ kind }) => kind === 'credit_note')],
])

/** The papers that go with a mail, where the shop sends papers by mail. */
export async function enclosedPapers(
  env: Bindings,
  { kind, subject_id: orderId }: Readonly<{ kind: string; subject_id: string }>,
): Promise<readonly Attachment[]> {
  const enclosed = ENCLOSED.get(kind)
  if (varsOf(env).PAPERS_BY_MAIL === 'off' || !enclosed) return []
  const order = await orderById(env.DB, orderId)
  const paper = order && enclosed(order)
  if (!paper) return []
  const bytes = await paperFile(env, order, paper)
  const base64 = Buffer.from(bytes).toString('base64')
  return [{ filename: paperFileName(paper), contentType: PDF, base64 }]
}
