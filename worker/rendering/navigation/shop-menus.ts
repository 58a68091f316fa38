import type { Context } from 'hono'
import type { Category } from '#shared/schemas/store-api/category.ts'
import type { AppEnv } from '../../runtime/context.ts'

/** What a shop shows beside its categories, and at which paths its pages of content stand. */
export type ShopMenus = {
  readonly footer: readonly Category[]
  readonly service: readonly Category[]
  /** Null where they are not all known. */
  readonly contentPaths: ReadonlySet<string> | null
}

/** The most that one answer lists; a shop with more pages may have one at any path. */
const MAX_PAGES = 100

// One time a request, however many parts of the page read them.
const known = new WeakMap<Context, Promise<ShopMenus>>()

/** The menus of the shop. A page lives without what does not answer. */
export function shopMenus(c: Context<AppEnv>): Promise<ShopMenus> {
  const before = known.get(c)
  if (before) return before
  const menus = c.var.vars.STORE_API_URL ? menusElsewhere(c) : ownMenus(c)
  known.set(c, menus)
  return menus
}

/**
 * For our own backend only the footer that operators made: its navigation has the rest, and pages
 * of content have fixed places in the footer.
 */
async function ownMenus(c: Context<AppEnv>): Promise<ShopMenus> {
  const footer = await menuOf(c, 'footer')
  const isPut = ({ customFields }: Category) => customFields?.ripstop_menu === 'footer'
  return { footer: footer.filter(isPut), service: [], contentPaths: null }
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

async function menusElsewhere(c: Context<AppEnv>): Promise<ShopMenus> {
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
  const direct = (entries: readonly Category[]) => directly(entries, elements ?? [])
  return {
    footer: direct(footer),
    service: direct(service),
    contentPaths: paths && new Set(paths),
  }
}

type Paths = readonly { readonly foreignKey: string; readonly seoPathInfo: string }[]

/** Links to pages of content name them by id; those whose path is known get it here. */
function directly(menu: readonly Category[], paths: Paths): readonly Category[] {
  return menu.map((category) => {
    const children = [...directly(category.children ?? [], paths)]
    const { linkType, internalLink } = category
    const path = paths.find(({ foreignKey }) => foreignKey === internalLink)?.seoPathInfo
    if (linkType !== 'landing_page' || path === undefined) return { ...category, children }
    return { ...category, children, type: 'page', seoUrls: [{ seoPathInfo: path }] }
  })
}

/** A path as all its spellings are compared. */
export function comparable(path: string): string {
  return path.replace(/^\/|\/$/g, '').toLowerCase()
}
