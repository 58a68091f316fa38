import type { Context } from 'hono'
import {
  ExpiredFormPage,
  type ExpiredFormPageProps,
} from '#worker/pages/errors/expired-form-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import type { AppEnv } from '#worker/runtime/context.ts'
import { wantsJson } from './wants-json.ts'

type ExpiredForm = Omit<ExpiredFormPageProps, 'resend'> & {
  /** Where the values are sent; by default where they were sent before. */
  readonly action?: string
}

/**
 * Responds to a posted form whose session has ended with a page that preserves its values. Null
 * without values, and for an island, whose page preserves them.
 */
export async function respondWithExpiredForm(
  c: Context<AppEnv>,
  { action = c.req.path, ...page }: ExpiredForm,
): Promise<Response | null> {
  const { posted } = c.var
  if (!posted || Object.keys(posted).length === 0 || wantsJson(c)) return null
  const content = <ExpiredFormPage {...page} resend={{ action, values: posted }} />
  return renderPage(c, content, {
    title: page.title,
    layout: 'checkout',
    robots: 'noindex',
    personal: true,
    status: 403,
  })
}
