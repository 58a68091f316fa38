import type { SampleRules } from '#shared/domain/samples.ts'
import { sanitizeLine } from '#shared/domain/sanitize-text.ts'
import type { T } from '#shared/i18n/messages.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { MAX_SAMPLE_COLOR, MAX_SAMPLE_COMMENT } from '#shared/schemas/forms/samples.ts'
import { SAMPLE_ERRORS, type SampleError } from '#shared/schemas/store-api/sample-order.ts'
import type { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import type { SampleRow } from '#worker/pages/samples/sample-rows.tsx'

export type SampleInput = Pick<SampleRow, 'number' | 'color' | 'comment' | 'fieldErrors'>

const MAX_NUMBER = 64

/** The rows with input. */
export function readSamplesFields(
  t: T,
  fields: Fields,
  { most }: SampleRules,
): readonly SampleInput[] {
  const rows = Array.from({ length: most }, (_, index) => {
    const text = (name: string) => sanitizeLine(fieldText(fields, `${name}.${index + 1}`)).trim()
    return { number: text('number'), color: text('color'), comment: text('comment') }
  })
  return rows
    .filter((row) => row.number !== '' || row.color !== '' || row.comment !== '')
    .map((row) => ({ ...row, fieldErrors: fieldErrorsOf(t, row) }))
}

function fieldErrorsOf(t: T, { number, color, comment }: Omit<SampleInput, 'fieldErrors'>) {
  const tooLong = (limit: number) => t('samples.error_tooLong', { limit })
  return {
    ...(number === '' && { number: t('forms.required') }),
    ...(number.length > MAX_NUMBER && { number: t('samples.error_unknown') }),
    ...(color.length > MAX_SAMPLE_COLOR && { color: tooLong(MAX_SAMPLE_COLOR) }),
    ...(comment.length > MAX_SAMPLE_COMMENT && { comment: tooLong(MAX_SAMPLE_COMMENT) }),
  }
}

const POINTER = /^\/samples\/(\d+)\/articleNumber$/

/** The rows with the errors of their products from the Store API; null if it names none. */
export function describeRejectedSamples(
  t: T,
  rows: readonly SampleInput[],
  errors: StoreApiErrors['errors'],
): readonly SampleInput[] | null {
  const fieldErrors = new Map<number, SampleError>()
  for (const { code, source } of errors) {
    const index = POINTER.exec(source?.pointer ?? '')?.[1]
    const fieldError = FIELD_ERRORS.find((known) => code === `VIOLATION::${SAMPLE_ERRORS[known]}`)
    if (index !== undefined && fieldError) fieldErrors.set(Number(index), fieldError)
  }
  if (fieldErrors.size === 0) return null
  return rows.map((row, index) => {
    const fieldError = fieldErrors.get(index)
    return fieldError ? { ...row, fieldErrors: { number: t(`samples.error_${fieldError}`) } } : row
  })
}

const FIELD_ERRORS: readonly SampleError[] = ['unknown', 'notByTheMetre', 'gone']
