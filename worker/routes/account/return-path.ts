import type { Context } from 'hono'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { parseLocalPath } from '#worker/routes/forms/parse-local-path.ts'

/** The path of our shop to which the login redirects. */
export function readReturnPath(c: Context<AppEnv>, fields: Fields): string {
  return parseLocalPath(fieldText(fields, 'to')) ?? urls.page(c.var.locale, 'account')
}

/** The hidden field with the return path of a form. */
export function backFields(to: string | null): Record<string, string> {
  return to ? { to } : {}
}
