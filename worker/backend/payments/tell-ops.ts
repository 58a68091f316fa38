import { outboxInsert, type MailKind } from '#worker/backend/mail/outbox.ts'
import type { StoredPayment } from '#worker/backend/order/stored-order.ts'
import type { Deps } from '#worker/backend/http/shop.ts'

/** Writes to the operators about a payment, once for each reason. */
export async function tellOps(
  { db, vars, at }: Deps,
  kind: Extract<MailKind, `ops-${string}`>,
  { id: subjectId }: StoredPayment,
): Promise<void> {
  const recipient = vars.SHOP_EMAIL
  await outboxInsert(db, { kind, subjectId, locale: 'de', recipient, at }).run()
}
