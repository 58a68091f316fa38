import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { MAX_ALERT_UNITS } from '#shared/schemas/forms/stock-alert.ts'
import { z } from '#shared/schemas/zod.ts'
import { readEmail } from '#worker/backend/customers/credentials-input.ts'
import type { Input } from '#worker/backend/http/env.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'

/** A request for a mail when a product is available again; `units` are sales units. */
export type AlertRequest = Readonly<{ email: string; productId: string; units: number }>

const Quantity = z.int().min(1).max(MAX_ALERT_UNITS)

/** Parses `/back-in-stock`. Without a `quantity` the minimum quantity is enough. */
export function readAlert(input: Input): Result<AlertRequest, readonly Violation[]> {
  const violations: Violation[] = []
  const email = readEmail(input, 'email', violations)
  const { productId } = input
  if (!isHexId(productId)) violations.push(invalid('productId'))
  const quantity = Quantity.safeParse(input['quantity'] ?? 1)
  if (!quantity.success) violations.push(invalid('quantity'))
  if (violations.length > 0 || !isHexId(productId) || !quantity.success) return fail(violations)
  return ok({ email, productId, units: quantity.data })
}

function invalid(name: string): Violation {
  return { pointer: `/${name}`, name: 'INVALID_VALUE', detail: 'This value is not valid.' }
}
