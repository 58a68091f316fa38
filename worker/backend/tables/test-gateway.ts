import { z } from '#shared/schemas/zod.ts'
import { flag, int, locale, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

export const TestGatewayPaymentTable = /* @__PURE__ */ table('test_gateway_payment', {
  id: text,
  amountCents: int,
  description: text,
  returnUrl: text,
  locale,
  status: z.enum(['open', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded']),
  changedAt: text,
  chargedBackCents: int,
  /** Whether the card's bank requests a confirmation first. */
  challenged: flag,
})

export const TestGatewayRefundTable = /* @__PURE__ */ table('test_gateway_refund', {
  reference: text,
  paymentId: text,
  amountCents: int,
})

/** A card that was entered in the gateway's fields. It pays one payment. */
export const TestGatewayTokenTable = /* @__PURE__ */ table('test_gateway_token', {
  token: text,
  ticket: text,
  scenario: text,
  createdAt: text,
  paymentId: text.nullable(),
})
