import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import {
  kindsArriving,
  paymentDue,
  PICKUP_DAYS,
  prepaymentDeadline,
} from '#shared/domain/order/payment.ts'
import { z } from '#shared/schemas/zod.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import { cancelUnpaid } from '#worker/backend/order/cancel-order.ts'
import { orderById } from '#worker/backend/order/find-orders.ts'
import { currentPayment, type StoredOrder } from '#worker/backend/order/stored-order.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { refreshedOrder } from './start-payment.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { all } from '#worker/backend/sql/run.ts'
import { list, prepare, sql } from '#worker/backend/sql/sql.ts'

/** The shortest deadline. Younger attempts are not read. */
const EARLIEST_MS = 60 * MINUTE_MS
const BATCH = 50
/** Limits the work of one cron run. */
const MAX_BATCHES = 20
/** Limits the message for a row that the schema refuses, which can be very long. */
const MAX_MESSAGE_LENGTH = 200

const Candidate = z.object({ id: z.string(), createdAt: z.string() })
type Candidate = z.infer<typeof Candidate>

/** Before these times an attempt was made that may be due. */
type Limits = Readonly<{ any: Date; reminder: Date; transfer: Date; pickup: Date }>

/** Orders that may be due after one of them. Deadlines count from the newest attempt. */
const selectCandidates = ({ any, reminder, transfer, pickup }: Limits, after: Candidate) => sql`
  SELECT o.id, p.created_at AS createdAt FROM orders o JOIN payment p ON p.order_id = o.id
  WHERE o.state = 'open' AND o.delivery_state = 'open' AND p.created_at <= ${any}
    AND p.attempt = (SELECT max(attempt) FROM payment WHERE order_id = o.id)
    AND p.method NOT IN (${list(kindsArriving('later'))}, 'none')
    AND p.state NOT IN ('paid', 'refunded', 'refunded_partially', 'chargeback')
    AND (p.method NOT IN (${list(kindsArriving('days'))})
      OR p.created_at <= CASE p.state WHEN 'open' THEN ${reminder} ELSE ${transfer} END)
    AND (p.method NOT IN (${list(kindsArriving('at-pickup'))}) OR p.created_at <= ${pickup})
    AND (p.created_at, o.id) > (${after.createdAt}, ${after.id})
  ORDER BY p.created_at, o.id LIMIT ${BATCH}`

/**
 * Sends reminders for unpaid orders, and cancels those after their deadline. A failing order is
 * logged and skipped, so that it does not delay the others.
 */
export async function remindUnpaidOrders(deps: Deps): Promise<void> {
  const ago = (ms: number) => new Date(deps.at.getTime() - ms)
  const { remindMs, cancelMs } = prepaymentDeadline(deps.vars.PREPAYMENT_DAYS)
  const limits = {
    any: ago(EARLIEST_MS),
    reminder: ago(remindMs),
    transfer: ago(cancelMs),
    pickup: ago(PICKUP_DAYS * DAY_MS),
  }
  const failed: string[] = []
  let after: Candidate = { createdAt: '', id: '' }
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const candidates = await all(deps.db, Candidate, selectCandidates(limits, after))
    for (const { id } of candidates) {
      try {
        const order = await orderById(deps.db, id)
        if (order) await remindOrCancel(deps, order)
      } catch (error) {
        failed.push(id)
        logEvent('order-not-chased', {
          order: id,
          message: String(error).slice(0, MAX_MESSAGE_LENGTH),
        })
      }
    }
    const last = candidates.at(-1)
    if (!last || candidates.length < BATCH) break
    after = last
  }
  if (failed.length > 0)
    throw new Error(`${failed.length} orders could not be reminded or cancelled`)
}

async function remindOrCancel(deps: Deps, seen: StoredOrder): Promise<void> {
  // The provider may have received the money meanwhile. The order must then not be cancelled.
  const order = await refreshedOrder(deps, seen)
  const { method, state, createdAt } = currentPayment(order)
  if (order.state !== 'open' || method === 'none') return
  const states = { order: order.state, delivery: order.deliveryState, payment: state }
  const waiting = { payment: method, states, payableSince: new Date(createdAt) }
  const due = paymentDue(waiting, deps.at, deps.vars.PREPAYMENT_DAYS)
  if (due === 'cancel') await cancelUnpaid(deps, order)
  if (due === 'remind') await remind(deps, order)
}

async function remind({ db, at }: Deps, order: StoredOrder): Promise<void> {
  const { id } = currentPayment(order)
  await db.batch([
    prepare(
      db,
      sql`UPDATE payment SET state = 'reminded', changed_at = ${at}
        WHERE id = ${id} AND state = 'open'`,
    ),
    outboxInsert(
      db,
      {
        kind: 'payment-reminder',
        subjectId: id,
        locale: order.locale,
        recipient: order.customer.email,
        at,
      },
      { paymentId: id, state: 'reminded' },
    ),
  ])
}
