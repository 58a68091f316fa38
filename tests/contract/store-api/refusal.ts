import { ApiClientError } from '@shopware/api-client'
import { ErrorBody } from '#tests/contract/schema/error-body.ts'
import type { TestResponse } from './plain-call.ts'

export type Refusal = Readonly<{
  status: number
  codes: readonly (string | null)[]
  errors: ErrorBody['errors']
}>

/** The refusal of a call. Throws if it was not refused. */
export async function refusalOf(calling: Promise<unknown>): Promise<Refusal> {
  const outcome = await calling.then(
    () => 'The call was not refused',
    (error: unknown) => error,
  )
  if (!(outcome instanceof ApiClientError)) throw outcome
  return refusal(outcome.status, outcome.details)
}

/** The refusal in a plain response. */
export function refusalIn({ status, body }: TestResponse): Refusal {
  return refusal(status, body)
}

/** Error codes by pointer, as a form shows them: `{ '/email': 'VIOLATION::IS_BLANK_ERROR' }`. */
export function violations({ errors }: Refusal): Readonly<Record<string, string | null>> {
  return Object.fromEntries(errors.map(({ source, code }) => [source?.pointer ?? '', code]))
}

function refusal(status: number, body: unknown): Refusal {
  const { errors } = ErrorBody.parse(body)
  return { status, errors, codes: errors.map(({ code }) => code) }
}
