import type { Context } from 'hono'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { parseLocalPath } from '#worker/routes/forms/parse-local-path.ts'

/** The path that the login leads back to: one of our own. */
export function readReturnPath(c: Context<AppEnv>, fields: Fields): string {
  return parseLocalPath(fieldText(fields, 'to')) ?? urls.page(c.var.locale, 'account')
}

/** What a form carries so that it can lead back. */
export function backFields(to: string | null): Record<string, string> {
  return to ? { to } : {}
}
