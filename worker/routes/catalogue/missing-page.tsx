import type { Context } from 'hono'
import { pagePaths } from '#shared/urls.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { MissingPage } from '../../pages/content/missing-page.tsx'
import { respondWithPage } from '../../rendering/respond-with-page.ts'

/** A page for the path of a linked page that our own shop lacks; null for any other path. */
export async function missingPage(c: Context<AppEnv>): Promise<Response | null> {
  const { locale, path, services, t, vars } = c.var
  const own = await services.ownSettings()
  const missing = own?.missingPages.find((page) => page.locale === locale && page.path === path)
  if (!missing) return null
  const { name } = missing
  return respondWithPage(c, {
    head: {
      title: t(`shell.${name}`),
      description: t('content.missingPage'),
      robots: 'noindex, follow',
      paths: pagePaths(name),
    },
    main: [{ content: <MissingPage name={name} email={vars.SHOP_EMAIL} /> }],
  })
}
