import { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import { parseTolerantly, type Omission } from '#shared/schemas/store-api/tolerant.ts'
import { fail, ok } from '#shared/domain/result.ts'
import type { z } from '#shared/schemas/zod.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { withoutIds } from '#worker/runtime/scrub.ts'
import type { Call, StoreApiFailure, TextResponse } from './call.ts'

/** The failure for a call that threw. */
export function unanswered(error: unknown): StoreApiFailure {
  const timedOut = error instanceof Error && error.name === 'TimeoutError'
  const detail = error instanceof Error ? error.message.slice(0, 200) : undefined
  return { kind: timedOut ? 'timeout' : 'unreachable', ...(detail && { detail }) }
}

export function parseResponse<S extends z.ZodType>(
  call: Call<S>,
  response: Response,
  text: string,
): TextResponse<S> {
  const token = isPublic(response) ? null : response.headers.get('sw-context-token')
  const body = jsonOf(text)
  const isRequested = call.readsRefusal ? response.status === 400 : response.ok
  if (!isRequested) return fail(readRefusal(response, body, token))
  // Also for responses that are not read: a proxy's error page does not confirm a write.
  if (body === undefined && text.trim() !== '')
    return fail({ kind: 'invalid-answer', detail: `no JSON: ${typeOf(response)}` })
  const { parsed, omissions } = parseTolerantly(call.schema, body)
  if (parsed.success) {
    logOmissions(call, omissions)
    return ok({ data: parsed.data, token, text, omissions })
  }
  return fail({ kind: 'invalid-answer', detail: parsed.error.message.slice(0, 400) })
}

/** Names the first record that the schema left out, and how many there are. */
function logOmissions({ method, path }: Call<z.ZodType>, omissions: readonly Omission[]): void {
  const [first] = omissions
  if (!first) return
  const call = `${method} ${withoutIds(path)}`
  logEvent('store-api-records-omitted', { call, count: omissions.length, ...first })
}

/** The failure for a refused call, with the reasons in its response. */
export function readRefusal(
  response: Response,
  body: unknown,
  token: string | null,
): StoreApiFailure {
  const errors = StoreApiErrors.safeParse(body)
  return {
    kind: 'refused',
    status: response.status,
    errors: errors.success ? errors.data.errors : [],
    token,
    headers: diagnosticHeaders(response),
  }
}

const typeOf = ({ headers }: Response) => headers.get('content-type')?.slice(0, 50) ?? 'no type'

/** A text parsed as JSON; undefined if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const DIAGNOSTIC_HEADERS = [
  'content-type',
  'date',
  'retry-after',
  'server',
  'sw-version-id',
  'x-request-id',
]

function diagnosticHeaders({ headers }: Response): Readonly<Record<string, string>> {
  return Object.fromEntries(
    DIAGNOSTIC_HEADERS.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value.slice(0, 200)] as const]
    }),
  )
}

function isPublic(response: Response): boolean {
  return /(^|,)\s*public\b/.test(response.headers.get('cache-control') ?? '')
}
