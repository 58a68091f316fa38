import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { PageName } from '#shared/paths.ts'
import { pagePaths } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import { renderPage } from '#worker/rendering/render.tsx'

type AccountOptions = {
  readonly title: string
  /** The path to which the form of the page returns. */
  readonly back?: string | null
  readonly status?: 200 | RefusalStatus
  /** The targets of the language switch. A page of one address or order names its paths. */
  readonly paths: PageName | { readonly de: string; readonly en: string }
}

/** Renders an account page, which is personal: never cached, never indexed. */
export function renderAccount(
  c: Context<AppEnv>,
  page: ReactNode,
  { title, status = 200, back, paths }: AccountOptions,
): Promise<Response> {
  return renderPage(c, page, {
    title,
    status,
    back,
    robots: 'noindex',
    personal: true,
    paths: typeof paths === 'string' ? pagePaths(paths) : paths,
  })
}
