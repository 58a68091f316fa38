import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderFragment } from '#worker/rendering/render-fragment.tsx'
import type { AppEnv } from '#worker/runtime/context.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'

/** Whether a script of the page posted the form. A plain form gets a redirect to a page. */
export const wantsTray = (fields: Fields) => fieldText(fields, 'fragment') !== ''

/** Responds with a tray as an HTML fragment, in the language and with the prices of the request. */
export async function respondWithTray(c: Context<AppEnv>, tray: ReactNode): Promise<Response> {
  await c.var.currencyKnown
  return c.body(renderFragment(c, tray, ''), 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  })
}
