import type { SampleRules } from '#shared/domain/samples.ts'
import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { MAX_SAMPLE_COLOR, MAX_SAMPLE_COMMENT } from '#shared/schemas/forms/samples.ts'
import { centsFromDecimal, type Cents } from '#shared/domain/money.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Input } from '#worker/backend/http/env.ts'
import { fieldReader } from '#worker/backend/http/field-reader.ts'
import type { Violation } from '#worker/backend/http/store-api-error.ts'

export type RequestedSample = Readonly<{
  articleNumber: string
  /** The caller's name for it; by default the product's name. */
  description: string | null
  color: string | null
  comment: string | null
}>

export type SampleRequest = Readonly<{
  samples: readonly RequestedSample[]
  /** The price that the shopper saw. With another price nothing is ordered. */
  agreedCents: Cents
  /**
   * A repeated request with the same key returns the same order. Null places an order each time.
   */
  key: string | null
}>

const MAX_NUMBER = 64
const MAX_TOTAL = 100_000
const MAX_DESCRIPTION = 255
const Rows = z.array(z.record(z.string(), z.unknown())).min(1)
const Total = z.number().min(0).max(MAX_TOTAL)

/** Parses `/sample-order`. Without a `totalPrice` the order must be free. */
export function readSamples(
  input: Input,
  { most }: SampleRules,
): Result<SampleRequest, readonly Violation[]> {
  const violations: Violation[] = []
  const rows = Rows.safeParse(input['samples'])
  if (!rows.success) violations.push(BLANK)
  else if (rows.data.length > most) violations.push(tooMany(most))
  const total = Total.safeParse(input['totalPrice'] ?? 0)
  if (!total.success) violations.push(NO_TOTAL)
  if (!rows.success || !total.success || violations.length > 0) return fail(violations)
  const samples = rows.data.map((row, index) => {
    const fields = fieldReader(row, `/samples/${index}`, violations)
    return {
      articleNumber: fields.text('articleNumber', MAX_NUMBER),
      description: fields.optionalText('description', MAX_DESCRIPTION),
      color: fields.optionalText('color', MAX_SAMPLE_COLOR),
      comment: fields.optionalText('comment', MAX_SAMPLE_COMMENT),
    }
  })
  if (violations.length > 0) return fail(violations)
  const { key } = input
  return ok({
    samples,
    agreedCents: centsFromDecimal(total.data),
    key: isHexId(key) ? key : null,
  })
}

const BLANK: Violation = {
  pointer: '/samples',
  name: 'IS_BLANK_ERROR',
  detail: 'This value should not be blank.',
}
const tooMany = (most: number): Violation => ({
  pointer: '/samples',
  name: 'TOO_MANY_ERROR',
  detail: `This collection should contain ${most} elements or less.`,
})
const NO_TOTAL: Violation = {
  pointer: '/totalPrice',
  name: 'INVALID_TYPE_ERROR',
  detail: 'This value should be of type number.',
}
