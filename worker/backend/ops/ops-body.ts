import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { z } from '#shared/schemas/zod.ts'
import { readTextLimited } from '#worker/backend/http/input/read-text-limited.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { jsonObject } from '#worker/backend/http/input/json-object.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'

/** Larger than Store API requests, for chunks of an import. A chunk must fit into one D1 value. */
const MAX_OPS_BODY_BYTES = 1_500_000

/** The JSON body of an operators' request, parsed by a schema, or the refusal. */
export async function opsBody<S extends z.ZodType>(
  c: Context<BackendEnv>,
  schema: S,
): Promise<Result<z.output<S>, Response>> {
  const text = await readTextLimited(c.req.raw.body, MAX_OPS_BODY_BYTES)
  if (!text.ok) {
    const detail = `The request body is larger than ${MAX_OPS_BODY_BYTES} bytes.`
    return fail(storeApiError(c, { status: 413, code: '0', detail }))
  }
  const body = jsonObject(text.value)
  const parsed = schema.safeParse(body.ok ? body.value : null)
  if (parsed.success) return ok(parsed.data)
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return fail(storeApiError(c, { status: 400, code: '0', detail: reasons.join('; ') }))
}
