import { parseLength, type LengthCorrection } from '#shared/domain/metres.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'

/**
 * How the quantity of a product is counted. `min` and `step` are wire units (tenths of a metre, or
 * pieces).
 */
export type QuantityForm = {
  readonly isMetre: boolean
  readonly min: number
  readonly step: number
  /** The maximum that can be ordered; null if only the backend knows it. */
  readonly max: number | null
}

export type QuantityInput = {
  readonly units: number
  readonly correction: LengthCorrection | null
}

/** Kinds of field errors of a quantity. */
export type QuantityError = 'number' | 'decimal' | 'whole' | 'positive' | 'tooMany'

/** More than any product has in stock; catches typing errors. */
const MAX_UNITS = 100_000

/**
 * Parses a quantity field into wire units: "2,35" metres become 24, "4" pieces 4. A length is
 * rounded up to the step and reported as such; pieces must be whole.
 */
export function readQuantity(
  input: string,
  { isMetre, min, step, max }: QuantityForm,
): Result<QuantityInput, QuantityError> {
  const limit = max ?? MAX_UNITS
  if (!isMetre) return wholePieces(input.trim(), limit)
  const length = parseLength(input, {
    minPurchase: min,
    purchaseSteps: step,
    maxPurchase: limit,
    stock: null,
    backorder: false,
  })
  if (length.ok) return ok(length.value)
  return fail(length.error === 'not-a-length' ? 'decimal' : 'positive')
}

function wholePieces(input: string, limit: number): Result<QuantityInput, QuantityError> {
  if (input.startsWith('-')) return fail('positive')
  if (/^\d+[.,]\d+$/.test(input)) return fail('whole')
  if (!/^\d{1,9}$/.test(input)) return fail(/^\d+$/.test(input) ? 'tooMany' : 'number')
  const units = Number(input)
  if (units === 0) return fail('positive')
  if (units <= limit) return ok({ units, correction: null })
  return limit === MAX_UNITS
    ? fail('tooMany')
    : ok({ units: limit, correction: 'lowered-to-maximum' })
}
