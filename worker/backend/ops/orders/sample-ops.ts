import { z } from '#shared/schemas/zod.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { sampleOrders } from '#worker/backend/sample-order/stored-sample-orders.ts'
import { orderDetails } from './order-summary.ts'

const Limit = z.coerce.number().int().min(1).max(500).catch(50)
const Sample = z.object({
  articleNumber: z.string(),
  description: z.string(),
  color: z.string().nullable(),
  comment: z.string().nullable(),
})

/** What is to be cut, and for whom. A letter is noted as sent like any other order. */
export const sampleOps = backendFactory.createApp().get('/_ops/sample-orders', async (c) => {
  const orders = await sampleOrders(c.env.DB, Limit.parse(c.req.query('limit')))
  return c.json({
    orders: orders.map((order) => ({
      ...orderDetails(order),
      samples: order.lines.map(({ line }) => Sample.parse(line.payload['ripstop_sample'])),
    })),
  })
})
