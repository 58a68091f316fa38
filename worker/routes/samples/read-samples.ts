import { SAMPLES } from '#shared/domain/samples.ts'
import { typedLine } from '#shared/domain/sanitize-text.ts'
import type { T } from '#shared/i18n/messages.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { MAX_SAMPLE_COLOR, MAX_SAMPLE_COMMENT } from '#shared/schemas/forms/samples.ts'
import { SAMPLE_FAULTS, type SampleFault } from '#shared/schemas/store-api/sample-order.ts'
import type { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import type { SampleRow } from '#worker/pages/samples/sample-rows.tsx'

export type TypedSample = Pick<SampleRow, 'number' | 'color' | 'comment' | 'faults'>

const MAX_NUMBER = 64

/** The rows in which something was typed. */
export function typedSamples(t: T, fields: Fields): readonly TypedSample[] {
  const rows = Array.from({ length: SAMPLES.most }, (_, index) => {
    const text = (name: string) => typedLine(fieldText(fields, `${name}.${index + 1}`)).trim()
    return { number: text('number'), color: text('color'), comment: text('comment') }
  })
  return rows
    .filter((row) => row.number !== '' || row.color !== '' || row.comment !== '')
    .map((row) => ({ ...row, faults: faultsOf(t, row) }))
}

function faultsOf(t: T, { number, color, comment }: Omit<TypedSample, 'faults'>) {
  const tooLong = (limit: number) => t('samples.fault_tooLong', { limit })
  return {
    ...(number === '' && { number: t('forms.required') }),
    ...(number.length > MAX_NUMBER && { number: t('samples.fault_unknown') }),
    ...(color.length > MAX_SAMPLE_COLOR && { color: tooLong(MAX_SAMPLE_COLOR) }),
    ...(comment.length > MAX_SAMPLE_COMMENT && { comment: tooLong(MAX_SAMPLE_COMMENT) }),
  }
}

const POINTER = /^\/samples\/(\d+)\/articleNumber$/

/** The rows with the errors of their articles from the Store API; null if it names none. */
export function refusedSamples(
  t: T,
  rows: readonly TypedSample[],
  errors: StoreApiErrors['errors'],
): readonly TypedSample[] | null {
  const faults = new Map<number, SampleFault>()
  for (const { code, source } of errors) {
    const index = POINTER.exec(source?.pointer ?? '')?.[1]
    const fault = FAULTS.find((known) => code === `VIOLATION::${SAMPLE_FAULTS[known]}`)
    if (index !== undefined && fault) faults.set(Number(index), fault)
  }
  if (faults.size === 0) return null
  return rows.map((row, index) => {
    const fault = faults.get(index)
    return fault ? { ...row, faults: { number: t(`samples.fault_${fault}`) } } : row
  })
}

const FAULTS: readonly SampleFault[] = ['unknown', 'notByTheMetre', 'gone']
