import { Buffer } from 'node:buffer'
import { ok, fail, type Result } from '#shared/domain/result.ts'
import { backendFactory } from '../env.ts'
import { readTextLimited } from './read-text-limited.ts'
import { jsonObject, type Input } from './json-object.ts'
import { nestedQuery } from './nested-query.ts'
import { storeApiError } from '../store-api-error.ts'
import { sanitizeText } from '#shared/domain/sanitize-text.ts'

const MAX_BODY_BYTES = 262_144
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

/**
 * Puts query and body (JSON or a form) into `c.var.input`. Refuses other bodies, and those above
 * 256 kB. JSON other than an object counts as empty. Unknown fields stay; each route reads its own.
 * Control characters are removed from texts for all routes.
 */
export const requestInput = backendFactory.createMiddleware(async (c, next) => {
  const query = await queryInput(new URL(c.req.url).searchParams)
  if (!query.ok) {
    return storeApiError(c, {
      status: 400,
      code: 'FRAMEWORK__INVALID_CRITERIA',
      detail: 'The parameter "_criteria" is not base64url encoded, gzipped JSON.',
    })
  }
  const tooLarge = {
    status: 413,
    code: '0',
    detail: `The request body is larger than ${MAX_BODY_BYTES} bytes.`,
  } as const
  if (Number(c.req.header('content-length') ?? 0) > MAX_BODY_BYTES) {
    return storeApiError(c, tooLarge)
  }
  const text = await readTextLimited(c.req.raw.body, MAX_BODY_BYTES)
  if (!text.ok) return storeApiError(c, tooLarge)
  const type = c.req.header('content-type') ?? ''
  if (text.value !== '' && !JSON_TYPE.test(type) && !FORM_TYPE.test(type)) {
    return storeApiError(c, {
      status: 415,
      code: '0',
      detail: 'The request body must be of content type "application/json".',
    })
  }
  const body = FORM_TYPE.test(type) ? formInput(text.value) : jsonObject(text.value)
  if (!body.ok && body.error === 'malformed') {
    c.set('returnsToken', false)
    return storeApiError(c, { status: 400, code: '0', detail: 'The JSON payload is malformed.' })
  }
  const input: Input = { ...query.value, ...(body.ok && body.value) }
  c.set('input', sanitizeInput(input))
  await next()
})

const formInput = (text: string): Result<Input, never> =>
  ok(nestedQuery([...new URLSearchParams(text)]))

const MAX_CRITERIA_BYTES = 262_144

/** The input of a GET read: its query, overridden by `_criteria` (base64url of gzipped JSON). */
export async function queryInput(query: URLSearchParams): Promise<Result<Input, unknown>> {
  const packed = query.get('_criteria')
  const flat = nestedQuery([...query].filter(([name]) => name !== '_criteria'))
  if (packed === null) return { ok: true, value: flat }
  const criteria = await unpacked(packed)
  return criteria.ok ? { ok: true, value: { ...flat, ...criteria.value } } : criteria
}

async function unpacked(packed: string): Promise<Result<Input, unknown>> {
  const bytes = Buffer.from(packed, 'base64url')
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
    const text = await readTextLimited(stream, MAX_CRITERIA_BYTES)
    return text.ok && text.value !== '' ? jsonObject(text.value) : fail('malformed')
  } catch {
    return fail('malformed')
  }
}

/** Deeper than any value that a route reads. */
const MAX_DEPTH = 64

/** An input without control characters in its texts, at any depth. */
export function sanitizeInput(input: Input): Input {
  return sanitizeObject(input, 0)
}

/** The same for any JSON value. Values that are too deep are left out. */
export function sanitizeValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return sanitizeText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return null
  if (Array.isArray(value)) return value.map((item) => sanitizeValue(item, depth + 1))
  return sanitizeObject(value, depth)
}

/**
 * Methods with which JavaScript converts an object to text or number. As fields they would make
 * `String(value)` throw where a refusal repeats the input.
 */
const CONVERSIONS: readonly string[] = ['toString', 'valueOf']

function sanitizeObject(value: object, depth: number): Input {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !CONVERSIONS.includes(name))
      .map(([name, inner]) => [name, sanitizeValue(inner, depth + 1)]),
  )
}
