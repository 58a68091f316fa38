import type { Context } from 'hono'
import { sumCents } from '#shared/domain/money.ts'
import { z } from '#shared/schemas/zod.ts'
import { backendFactory, type BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { latestOrders, orderByNumber } from '#worker/backend/order/find-orders.ts'
import { cancelUnpaid } from '#worker/backend/order/cancel-order.ts'
import { shipOrder } from '#worker/backend/order/ship-order.ts'
import { currentPayment, type StoredOrder } from '#worker/backend/order/stored-order.ts'
import { linesToRefund, type LinesError } from '#worker/backend/payments/lines-to-refund.ts'
import { refundPayment, type RefundError } from '#worker/backend/payments/refund-payment.ts'
import { settleTransfer } from '#worker/backend/payments/settle-payment.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { listLimit } from '../list-limit.ts'
import { opsBody } from '../ops-body.ts'
import { orderDetails, orderSummary } from './order-summary.ts'
import { urls } from '#shared/urls.ts'
import { sampleOrders } from '#worker/backend/sample-order/stored-sample-orders.ts'

type C = Context<BackendEnv>

const Limit = listLimit(50)
const MAX_LINES = 100
/** Exactly one of an amount, lines and `all`, so that a misspelt amount never means all. */
const Refund = z
  .strictObject({
    amountCents: z.int().min(1).optional(),
    /** Products by number, in pieces or metres; without a quantity the whole remaining quantity. */
    lines: z
      .array(z.strictObject({ number: z.string(), quantity: z.number().positive().nullish() }))
      .min(1)
      .max(MAX_LINES)
      .refine((lines) => new Set(lines.map(({ number }) => number)).size === lines.length)
      .optional(),
    all: z.literal(true).optional(),
    isDryRun: z.boolean().default(false),
  })
  .refine(
    ({ amountCents, lines, all }) =>
      [amountCents, lines, all].filter((part) => part !== undefined).length === 1,
    'Name one of amountCents, lines and all.',
  )
/** The received money. An amount must be the total of the order. */
const Paid = z
  .strictObject({ amountCents: z.int().min(1).optional(), all: z.literal(true).optional() })
  .refine(
    ({ amountCents, all }) => (amountCents === undefined) !== (all === undefined),
    'Name one of amountCents and all.',
  )
const Shipment = z.strictObject({ trackingCode: z.string().trim().min(1).max(100).nullish() })

/** Orders for operators: list, show, mark as paid or shipped, refund, cancel. */
export const orderOps = backendFactory
  .createApp()
  .get('/_ops/orders', async (c) => {
    const orders = await latestOrders(c.env.DB, Limit.parse(c.req.query('limit')))
    return c.json({ orders: orders.map(orderSummary) })
  })
  .get('/_ops/orders/:number', async (c) => {
    const order = await find(c)
    return order ? c.json(orderDetails(order)) : unknown(c)
  })
  .post('/_ops/orders/:number/paid', async (c) => {
    const body = await opsBody(c, Paid)
    if (!body.ok) return body.error
    const order = await find(c)
    if (!order) return unknown(c)
    const { amountCents } = currentPayment(order)
    if (body.value.amountCents !== undefined && body.value.amountCents !== amountCents)
      return refused(c, `The total of the order is ${amountCents} cents. Check the order number.`)
    const at = new Date()
    const settled = await settleTransfer({ db: c.env.DB, vars: varsOf(c.env), at }, order.id)
    sendSoon(c, at)
    return respondToChange(c, settled === 'changed')
  })
  .post('/_ops/orders/:number/shipped', async (c) => {
    const body = await opsBody(c, Shipment)
    if (!body.ok) return body.error
    const order = await find(c)
    if (!order) return unknown(c)
    const at = new Date()
    const shipped = await shipOrder({ db: c.env.DB, at }, order, body.value.trackingCode ?? null)
    if (!shipped.ok && shipped.error !== 'already-shipped') {
      const detail = `Order ${order.number} cannot be shipped: it is ${shipped.error}.`
      return storeApiError(c, { status: 409, code: '0', detail })
    }
    sendSoon(c, at)
    return respondToChange(c, shipped.ok)
  })
  .post('/_ops/orders/:number/refund', async (c) => {
    const body = await opsBody(c, Refund)
    if (!body.ok) return body.error
    const order = await find(c)
    if (!order) return unknown(c)
    const deps = { db: c.env.DB, vars: varsOf(c.env), at: new Date() }
    const { amountCents, lines: named, isDryRun } = body.value
    const lines = linesToRefund(order, named ?? [])
    if (!lines.ok) return refused(c, LINES_REFUSED[lines.error])
    const ofLines = named ? sumCents(lines.value.map((line) => line.amountCents)) : null
    if (ofLines === 0) return refused(c, REFUND_REFUSED['nothing-left'])
    const amount = ofLines ?? amountCents ?? null
    const refund = { amount, lines: lines.value, isDryRun }
    const refunded = await refundPayment(deps, order, refund)
    if (!refunded.ok) return refused(c, REFUND_REFUSED[refunded.error])
    const now = await find(c)
    return c.json({ refunded: refunded.value, order: orderSummary(now ?? order) })
  })
  .post('/_ops/orders/:number/cancel', async (c) => {
    const order = await find(c)
    if (!order) return unknown(c)
    const at = new Date()
    const cancelled = await cancelUnpaid({ db: c.env.DB, at }, order)
    if (!cancelled.ok && cancelled.error !== 'already-cancelled')
      return refused(c, CANCEL_REFUSED[cancelled.error])
    sendSoon(c, at)
    return respondToChange(c, cancelled.ok)
  })

const REFUND_REFUSED: Readonly<Record<RefundError, string>> = {
  'not-paid': 'No payment of this order can be refunded.',
  'nothing-left': 'The payment is already refunded completely.',
  'too-much': 'The amount exceeds the remaining amount of the payment.',
  overtaken: 'Another refund of this order is running. Check the order, then try again.',
  'not-refundable': 'The payment provider refuses to refund this payment.',
  unavailable: 'The payment provider does not respond. Nothing was refunded; try again later.',
}

const LINES_REFUSED: Readonly<Record<LinesError, string>> = {
  'no-such-line': 'The order has no product with this number.',
  'not-so-much': 'The order has less of this product left to refund.',
}

const CANCEL_REFUSED = {
  'already-shipped': 'The order is already shipped.',
  'already-paid': 'The order is paid. Refund it first (order refund).',
} as const

function refused(c: C, detail: string): Response {
  return storeApiError(c, { status: 409, code: '0', detail })
}

async function find(c: C): Promise<StoredOrder | null> {
  const number = Number(c.req.param('number'))
  return Number.isSafeInteger(number) ? orderByNumber(c.env.DB, number) : null
}

/** The current order. `changed` is false if it was already in that state. */
async function respondToChange(c: C, changed: boolean): Promise<Response> {
  const order = await find(c)
  return order ? c.json({ changed, order: orderSummary(order) }) : unknown(c)
}

function unknown(c: C): Response {
  const detail = `There is no order ${c.req.param('number')}.`
  return storeApiError(c, { status: 404, code: '0', detail })
}

const Sample = z.object({
  articleNumber: z.string(),
  description: z.string(),
  color: z.string().nullable(),
  comment: z.string().nullable(),
})

/** Sample orders with their products and the addresses of these. They are marked as shipped like other orders. */
export const sampleOps = backendFactory.createApp().get('/_ops/sample-orders', async (c) => {
  const orders = await sampleOrders(c.env.DB, Limit.parse(c.req.query('limit')))
  const { SHOP_ORIGIN } = varsOf(c.env)
  return c.json({
    orders: orders.map((order) => ({
      ...orderDetails(order),
      samples: order.lines.map(({ line: { payload } }) => ({
        ...Sample.parse(payload['ripstop_sample']),
        address: SHOP_ORIGIN + urls.seo(order.locale, String(payload['ripstop_url'])),
      })),
    })),
  })
})
