import { backendFactory } from '#worker/backend/http/env.ts'
import { latestWithdrawals } from '#worker/backend/withdrawal/stored-withdrawals.ts'

const LISTED = 200

/** Declared withdrawals for the people who answer them, the newest first. */
export const withdrawalOps = backendFactory.createApp().get('/_ops/withdrawals', async (c) => {
  const rows = await latestWithdrawals(c.env.DB, LISTED)
  const withdrawals = rows.map(({ received_at, order_number, ...row }) => ({
    ...row,
    receivedAt: received_at,
    orderNumber: order_number,
  }))
  return c.json({ withdrawals })
})
