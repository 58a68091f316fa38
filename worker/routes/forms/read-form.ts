import type { Context } from 'hono'
import { typedText } from '#shared/domain/typed-text.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { fieldsOf, type Fields } from '#shared/schemas/forms/fields.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { typedValues } from './typed-values.ts'

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** Reads the fields of a posted form. Ours are all url-encoded; anything else is answered 415. */
export async function readForm(c: Context<AppEnv>): Promise<Result<Fields, 415>> {
  if (!FORM_TYPE.test(c.req.header('content-type') ?? '')) return fail(415)
  const text = new TextDecoder().decode(await c.req.arrayBuffer())
  const entries = [...new URLSearchParams(text)].map(
    ([name, value]) => [name, typedText(value)] as const,
  )
  const fields = fieldsOf(entries)
  c.set('posted', typedValues(fields))
  return ok(fields)
}
