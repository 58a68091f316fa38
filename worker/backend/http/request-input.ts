import { backendFactory } from './env.ts'
import { boundedText } from './bounded-text.ts'
import type { Input } from './input.ts'
import { jsonObject } from './json-object.ts'
import { queryInput } from './query-input.ts'
import { storeApiError } from './store-api-error.ts'
import { typedInput } from './typed-input.ts'

const MAX_BODY_BYTES = 262_144
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i

/**
 * Puts query and JSON body into `c.var.input`. Refuses what is not JSON, not an object, or larger
 * than 256 kB. Unknown fields stay in: each route reads what it knows. Texts lose their control
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
  if (text.value !== '' && !JSON_TYPE.test(c.req.header('content-type') ?? '')) {
    return storeApiError(c, {
      status: 415,
      code: '0',
      detail: 'The request body must be of content type "application/json".',
    })
  }
  const body = jsonObject(text.value)
  if (!body.ok) {
    return storeApiError(c, { status: 400, code: '0', detail: 'The JSON payload is malformed.' })
  }
  const input: Input = { ...query.value, ...body.value }
  c.set('input', typedInput(input))
  await next()
})
