import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BackendEnv, Input } from './env.ts'
import { z } from '#shared/schemas/zod.ts'

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

/**
 * A caller's error: HTTP status, Shopware's code and a text for developers. The code `0` is the
 * framework's general error.
 */
export type Refusal = Readonly<{
  status: ContentfulStatusCode
  code: string
  detail: string
  parameters?: Parameters
}>

export const refusal = (
  status: ContentfulStatusCode,
  code: string,
  detail: string,
  parameters?: Parameters,
): Refusal => ({ status, code, detail, ...(parameters && { parameters }) })

export const missingParameter = (parameterName: string) =>
  refusal(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', `Parameter "${parameterName}" is missing.`, {
    parameterName,
  })

/**
 * One invalid field: `pointer` like `/billingAddress/firstName`, `name` without its prefix. A
 * repetition that differs has no name. With a `template` it is a field of a written row, and its
 * name is unchanged.
 */
export type Violation = Readonly<{
  pointer: string
  name: string | null
  detail: string
  template?: string
  parameters?: Parameters
}>

/** Responds with one Store API error (docs/store-api.md#errors). */
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
          ...(code !== '0' && { meta: { parameters: parametersOf(parameters) } }),
        },
      ],
    },
    status,
  )
}

/** Responds with a 400 and one entry per invalid field (docs/store-api.md#errors). */
export function violationErrors(
  c: Context<BackendEnv>,
  violations: readonly Violation[],
): Response {
  const errors = violations.map((violation) => errorOf(violation, c.var.input))
  return c.json({ errors }, 400)
}

function errorOf(violation: Violation, input: Input) {
  const { pointer, name, detail, template, parameters } = violation
  return {
    status: '400',
    ...(template === undefined
      ? { code: name && `VIOLATION::${name}`, title: 'Constraint violation error' }
      : { code: name, template }),
    detail,
    source: { pointer },
    meta: { parameters: parametersOf({ ...parametersOfValue(input, violation), ...parameters }) },
  }
}

/** Missing parameters become an empty list, as in PHP. */
function parametersOf(parameters: Parameters = {}): Parameters | readonly [] {
  return Object.keys(parameters).length === 0 ? [] : parameters
}

const MAX_SHOWN_LENGTH = 80

/** The caller's input, as errors repeat it (docs/store-api.md#errors). */
export function quoteInput(value: unknown): string {
  return String(value).slice(0, MAX_SHOWN_LENGTH)
}

const Branch = z.record(z.string(), z.unknown())
/** Fields whose values a response never repeats. */
const SECRET = /password/i
/** Rules without additional data in Shopware. */
const BARE = ['CUSTOMER_PASSWORD_NOT_CORRECT']

/**
 * The value that Shopware adds for an invalid field, as text. Nothing for secrets, for values that
 * are not repeated, and for a blank postal code.
 */
function parametersOfValue(input: Input, { pointer, name }: Violation): object {
  const isBlankCode = pointer.endsWith('/zipcode') && name === 'IS_BLANK_ERROR'
  if (name === null || BARE.includes(name) || isBlankCode) return {}
  const value = pointer.split('/').slice(1).reduce<unknown>(valueAt, input)
  return SECRET.test(pointer) && value ? {} : { '{{ value }}': printed(value ?? null) }
}

const valueAt = (value: unknown, key: string): unknown => Branch.safeParse(value).data?.[key]

function printed(value: unknown): string {
  if (typeof value === 'string') return `"${quoteInput(value)}"`
  if (Array.isArray(value)) return 'array'
  return typeof value === 'object' && value !== null ? 'object' : String(value)
}
