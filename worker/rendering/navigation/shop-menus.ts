import type { Context } from 'hono'
import type { Category } from '#shared/schemas/store-api/category.ts'
import type { AppEnv } from '../../runtime/context.ts'

/** The menus of a shop in addition to its categories, and the paths of its content pages. */
export type ShopMenus = {
  readonly footer: readonly Category[]
  readonly service: readonly Category[]
  /** Null if not all paths are known. */
  readonly contentPaths: ReadonlySet<string> | null
}

/** The limit of one response. A shop with more pages may have one at any path. */
const MAX_PAGES = 100

// Loaded once per request.
const known = new WeakMap<Context, Promise<ShopMenus>>()

/** The menus of the shop. A menu that cannot be loaded is empty. */
export function shopMenus(c: Context<AppEnv>): Promise<ShopMenus> {
  const before = known.get(c)
  if (before) return before
  const menus = c.var.vars.STORE_API_URL ? remoteMenus(c) : ownMenus(c)
  known.set(c, menus)
  return menus
}

/**
 * For our own backend only the footer that operators made. The category tree contains its other
 * menus, and content pages have fixed places in the footer.
 */
async function ownMenus(c: Context<AppEnv>): Promise<ShopMenus> {
  const footer = await menuOf(c, 'footer')
  const isInFooter = ({ customFields }: Category) => customFields?.ripstop_menu === 'footer'
  return { footer: footer.filter(isInFooter), service: [], contentPaths: null }
}

async function menuOf(
  c: Context<AppEnv>,
  name: 'footer' | 'service',
): Promise<readonly Category[]> {
  const found = await c.var.services.storeApi.catalogue.menu(c.var.locale, name)
  if (found.ok) return found.value.data ?? []
  // A shop without this menu may refuse the call.
  if (found.error.kind !== 'refused' || found.error.status >= 500) c.set('degraded', true)
  return []
}

async function remoteMenus(c: Context<AppEnv>): Promise<ShopMenus> {
  const { locale, services } = c.var
  const [footer, service, pages] = await Promise.all([
    menuOf(c, 'footer'),
    menuOf(c, 'service'),
    services.storeApi.paths.ofContent(locale, { page: 1, limit: MAX_PAGES }),
  ])
  if (!pages.ok) c.set('degraded', true)
  const elements = pages.ok ? pages.value.data.elements : null
  const isWhole = elements !== null && elements.length < MAX_PAGES
  const paths = isWhole ? elements.map(({ seoPathInfo }) => comparable(seoPathInfo)) : null
  const direct = (entries: readonly Category[]) => withDirectPaths(entries, elements ?? [])
  return {
    footer: direct(footer),
    service: direct(service),
    contentPaths: paths && new Set(paths),
  }
}

type Paths = readonly { readonly foreignKey: string; readonly seoPathInfo: string }[]

/** Links name content pages by id. Replaces the ids with paths where these are known. */
function withDirectPaths(menu: readonly Category[], paths: Paths): readonly Category[] {
  return menu.map((category) => {
    const children = [...withDirectPaths(category.children ?? [], paths)]
    const { linkType, internalLink } = category
    const path = paths.find(({ foreignKey }) => foreignKey === internalLink)?.seoPathInfo
    if (linkType !== 'landing_page' || path === undefined) return { ...category, children }
    return { ...category, children, type: 'page', seoUrls: [{ seoPathInfo: path }] }
  })
}

/** Normalizes a path for comparison: no outer slashes, lower case. */
export function comparable(path: string): string {
  return path.replace(/^\/|\/$/g, '').toLowerCase()
}
