import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { ContentPage } from '../../pages/content/content-page.tsx'
import { renderPage } from '../../render.tsx'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { toCanonical } from './canonical.ts'
import { pathsOf } from './paths-of.ts'

/** A page of content, at its canonical path. */
export async function contentPage(c: Context<AppEnv>, id: string): Promise<Response> {
  const { services, locale } = c.var
  const found = await services.storeApi.content.landingPage(locale, id)
  if (!found.ok) return storeApiFailed(c, found.error)

  const page = found.value.data
  const { name, metaTitle, metaDescription, seoUrls } = page
  const paths = await pathsOf(c, { routeName: 'frontend.landing.page', id, seoUrls })
  const elsewhere = toCanonical(c, paths[locale])
  if (elsewhere) return elsewhere

  return renderPage(c, <ContentPage page={page} />, {
    title: metaTitle || name,
    description: metaDescription || undefined,
    robots: page.customFields?.ripstop_noindex ? 'noindex' : undefined,
    paths,
  })
}
