import type { Context } from 'hono'
import type { Category } from '#shared/schemas/store-api/category.ts'
import type { AppEnv } from '../runtime/context.ts'

/** What a Shopware shows beside its categories, and at which paths its pages of content stand. */
export type ShopMenus = {
  readonly footer: readonly Category[]
  readonly service: readonly Category[]
  /** Null where they are not all known. */
  readonly contentPaths: ReadonlySet<string> | null
}

/** As many as one answer tells; a shop that has more may have any. */
const MOST_PAGES = 100

// One time a request, however many parts of the page read them.
const known = new WeakMap<Context, Promise<ShopMenus | null>>()

/**
 * The menus of a shop elsewhere; null for our own backend, whose navigation tells all of it and
 * which has every page that ours link. A page lives without what does not answer.
 */
export function shopMenus(c: Context<AppEnv>): Promise<ShopMenus | null> {
  const before = known.get(c)
  if (before) return before
  const menus = c.var.vars.STORE_API_URL ? read(c) : Promise.resolve(null)
  known.set(c, menus)
  return menus
}

async function read(c: Context<AppEnv>): Promise<ShopMenus> {
  const { locale, services } = c.var
  const { catalogue } = services.storeApi
  const menu = async (name: 'footer' | 'service') => {
    const found = await catalogue.menu(locale, name)
    if (found.ok) return found.value.data ?? []
    // A shop without one may refuse to tell it.
    if (found.error.kind !== 'refused' || found.error.status >= 500) c.set('degraded', true)
    return []
  }
  const [footer, service, pages] = await Promise.all([
    menu('footer'),
    menu('service'),
    catalogue.contentPaths(locale, { page: 1, limit: MOST_PAGES }),
  ])
  if (!pages.ok) c.set('degraded', true)
  const elements = pages.ok ? pages.value.data.elements : null
  const isWhole = elements !== null && elements.length < MOST_PAGES
  const paths = isWhole ? elements.map(({ seoPathInfo }) => comparable(seoPathInfo)) : null
  const direct = (entries: readonly Category[]) => directly(entries, elements ?? [])
  return {
    footer: direct(footer),
    service: direct(service),
    contentPaths: paths && new Set(paths),
  }
}

type Paths = readonly { readonly foreignKey: string; readonly seoPathInfo: string }[]

/** Links to pages of content name these by id: where one has a path, they lead to it. */
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
