import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const REASON_PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

type Parameters = Readonly<Record<string, unknown>>

/** What a caller did wrong: HTTP status, Shopware's code and a sentence for developers. */
export type Refusal = Readonly<{
  status: ContentfulStatusCode
  code: string
  detail: string
  parameters?: Parameters
}>

/** One broken field: `pointer` like `/billingAddress/firstName`, `name` without its prefix. */
export type Violation = Readonly<{
  pointer: string
  name: string
  detail: string
  parameters?: Parameters
}>

/** Answers one Store API error (contract 2). */
export function storeApiError(c: Context, { status, code, detail, parameters }: Refusal): Response {
  if (status === 429) c.header('Retry-After', String(parameters?.seconds ?? 1))
  return c.json(
    {
      errors: [
        {
          status: String(status),
          code,
          title: REASON_PHRASES[status] ?? 'Error',
          detail,
          meta: { parameters: parameters ?? {} },
        },
      ],
    },
    status,
  )
}

/** Answers 400 with one entry for every broken field (contract 2). */
export function violationErrors(c: Context, violations: readonly Violation[]): Response {
  const errors = violations.map(({ pointer, name, detail, parameters }) => ({
    status: '400',
    code: `VIOLATION::${name}`,
    title: 'Constraint violation error',
    detail,
    source: { pointer },
    meta: { parameters: parameters ?? {} },
  }))
  return c.json({ errors }, 400)
}
