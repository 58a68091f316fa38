import { env } from 'cloudflare:workers'
import { varsOf } from '#worker/backend/http/shop.ts'
import { settleTransfer } from '#worker/backend/payments/settle-payment.ts'

/** Records the money of the only order, which is paid by transfer. */
export async function payTransfer(): Promise<void> {
  const id = String(await env.DB.prepare('SELECT id FROM orders').first('id'))
  await settleTransfer({ db: env.DB, vars: varsOf({ ...env }), at: new Date() }, id)
}
