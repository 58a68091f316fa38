import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { sanitizeText } from '#shared/domain/sanitize-text.ts'
import { validateForm, type Checked } from '#shared/schemas/forms/field-error.ts'
import { fieldsOf, type Fields } from '#shared/schemas/forms/fields.ts'
import type { z } from '#shared/schemas/forms/zod.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { readFieldValues } from './field-values.ts'

type FormResponse = Response | Promise<Response>

/** A schema of fields, or a function that validates all fields together. */
type Rules<T> = z.ZodMiniType<T> | ((fields: Fields) => Checked<T>)

/**
 * Handles a form that is posted to a path. `form` is its parsed value or its errors; `fields` are
 * all entered values, to show them again.
 */
export function postForm<T>(
  paths: string[],
  rules: Rules<T>,
  response: (c: Context<AppEnv>, form: Checked<T>, fields: Fields) => FormResponse,
) {
  const checked =
    typeof rules === 'function' ? rules : (fields: Fields) => validateForm(rules, fields)
  return postFields(paths, (c, fields) => response(c, checked(fields), fields))
}

/** The same for a form whose rules must be loaded before it is validated. */
export function postFields(
  paths: string[],
  response: (c: Context<AppEnv>, fields: Fields) => FormResponse,
) {
  return factory.createApp().on('POST', paths, async (c) => {
    const fields = await readForm(c)
    return fields.ok ? response(c, fields.value) : respondWithError(c, fields.error)
  })
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** Reads the fields of a posted form. Our forms are url-encoded; other content types get a 415. */
async function readForm(c: Context<AppEnv>): Promise<Result<Fields, 415>> {
  if (!FORM_TYPE.test(c.req.header('content-type') ?? '')) return fail(415)
  const text = new TextDecoder().decode(await c.req.arrayBuffer())
  const entries = [...new URLSearchParams(text)].map(
    ([name, value]) => [name, sanitizeText(value)] as const,
  )
  const fields = fieldsOf(entries)
  c.set('posted', readFieldValues(fields))
  return ok(fields)
}
