import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { PageName } from '#shared/paths.ts'
import type { Customer } from '#shared/schemas/store-api/context.ts'
import { pagePaths } from '#shared/urls.ts'
import type { Eventual } from '#worker/rendering/page.ts'
import { canStream, respondWithPage } from '#worker/rendering/respond-with-page.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { rememberShopper } from '#worker/runtime/session.ts'
import { requireLogin, requireCustomer } from './require-login.tsx'

type AccountPage = {
  readonly title: string
  readonly paths: PageName
  /** The path to which the form of this page returns. */
  readonly back?: string | null
  /** Renders the page of the logged-in customer. */
  readonly content: (customer: Customer) => Eventual<ReactNode>
}

/**
 * Responds with an account page. It begins at once if the cookie says that a customer is logged in.
 * If the session has ended, the page shows the login. Other visitors are redirected to the login.
 */
export async function respondWithAccountPage(
  c: Context<AppEnv>,
  { title, paths, back, content }: AccountPage,
): Promise<Response> {
  const { token, view } = c.var.shopper
  const isExpected = token !== null && view.isLoggedIn && (await canStream(c))
  const found = isExpected ? null : await requireLogin(c)
  if (found && !found.ok) return found.error
  if (!view.isLoggedIn) rememberShopper(c, { view: { isLoggedIn: true } })
  const customer = found ? found.value : requireCustomer(c)
  const main = async () => ({ content: await content(await customer) })
  return respondWithPage(c, {
    personal: true,
    head: { title, back, robots: 'noindex', paths: pagePaths(paths) },
    main: [main()],
  })
}
