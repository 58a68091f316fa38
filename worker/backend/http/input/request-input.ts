import { ok, type Result } from '#shared/domain/result.ts'
import { backendFactory } from '../env.ts'
import { boundedText } from './bounded-text.ts'
import type { Input } from './input.ts'
import { jsonObject } from './json-object.ts'
import { nestedQuery } from './nested-query.ts'
import { queryInput } from './query-input.ts'
import { storeApiError } from '../store-api-error.ts'
import { typedInput } from './typed-input.ts'

const MAX_BODY_BYTES = 262_144
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

/**
 * Puts query and body, JSON or a form, into `c.var.input`. Refuses what is neither, or larger than
 * 256 kB; JSON that is no object says nothing. Unknown fields stay in: each route reads what it knows. Texts lose their control
 * characters here, so that no route has to think of them.
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
  const text = await boundedText(c.req.raw.body, MAX_BODY_BYTES)
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
    c.set('isHeard', false)
    return storeApiError(c, { status: 400, code: '0', detail: 'The JSON payload is malformed.' })
  }
  const input: Input = { ...query.value, ...(body.ok && body.value) }
  c.set('input', typedInput(input))
  await next()
})

const formInput = (text: string): Result<Input, never> =>
  ok(nestedQuery([...new URLSearchParams(text)]))
