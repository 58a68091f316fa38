import { parseLength, type LengthCorrection } from '#shared/domain/metres.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { FaultKind } from './field-error.ts'

/** How an article is counted. `min` and `step` are wire units (tenths of a metre, or pieces). */
export type QuantityForm = {
  readonly isMetre: boolean
  readonly min: number
  readonly step: number
  /** The most that can be ordered, null where only the backend knows. */
  readonly max: number | null
}

export type TypedQuantity = {
  readonly units: number
  readonly correction: LengthCorrection | null
}

/** More than any article has: keeps a typing slip from becoming an order. */
const MAX_UNITS = 100_000

/**
 * What was typed into a quantity field as wire units: "2,35" metres become 24, "4" pieces 4.
 * A length snaps up to the step and says so; pieces have to be whole.
 */
export function typedQuantity(
  typed: string,
  { isMetre, min, step, max }: QuantityForm,
): Result<TypedQuantity, FaultKind> {
  const limit = max ?? MAX_UNITS
  if (!isMetre) return wholePieces(typed.trim(), limit)
  const length = parseLength(typed, {
    minPurchase: min,
    purchaseSteps: step,
    maxPurchase: limit,
    stock: null,
    backorder: false,
  })
  if (length.ok) return ok(length.value)
  return fail(length.error === 'not-a-length' ? 'decimal' : 'positive')
}

function wholePieces(typed: string, limit: number): Result<TypedQuantity, FaultKind> {
  if (typed.startsWith('-')) return fail('positive')
  if (/^\d+[.,]\d+$/.test(typed)) return fail('whole')
  if (!/^\d{1,9}$/.test(typed)) return fail(/^\d+$/.test(typed) ? 'tooMany' : 'number')
  const units = Number(typed)
  if (units === 0) return fail('positive')
  if (units <= limit) return ok({ units, correction: null })
  return limit === MAX_UNITS
    ? fail('tooMany')
    : ok({ units: limit, correction: 'lowered-to-maximum' })
}
