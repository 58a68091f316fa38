import { Hono, type Context } from 'hono'
import { FOOTER_CATEGORY_ID, ROOT_CATEGORY_ID } from '#worker/backend/channel/channel.ts'
import { menuStructs } from './menu.ts'
import { respond } from '#worker/backend/http/respond.ts'
import { readAssociations } from '#worker/backend/http/criteria/responses.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { categoryNotFound } from '../structs/category-not-found.ts'
import { categoryContext, categoryStruct, childStructs, rootStruct } from './category-struct.ts'
import { readCategories, trailTo } from './categories.ts'
import type { Branch } from '../structs/entry-fields.ts'
import { footerMenu, footerRoot } from './footer.ts'

const ALIASES = ['main-navigation', 'service-navigation', 'footer-navigation']
/** Roots that exist without any category. */
const ROOTS = [...ALIASES, ROOT_CATEGORY_ID, FOOTER_CATEGORY_ID]
const DEFAULT_DEPTH = 2
const MAX_DEPTH = 10

/** The category trees of menus (docs/store-api.md#categories-and-menus). */
export const navigationRoutes = new Hono<BackendEnv>().on(
  ['GET', 'POST'],
  '/navigation/:activeId/:rootId',
  (c) => respondWithNavigation(c),
)

/** A tree as a list. `main-navigation` also contains the menu. */
async function respondWithNavigation(c: Context<BackendEnv>): Promise<Response> {
  const { activeId = '', rootId = '' } = c.req.param()
  const requested = readAssociations(c, 'category')
  if (!requested.ok) return requested.error
  const depth = depthOf(c.var.input.depth)
  if (depth === null) {
    const detail = 'Input value "depth" is invalid and flag "FILTER_NULL_ON_FAILURE" was not set.'
    return storeApiError(c, { status: 400, code: '0', detail })
  }
  // The channel has no service menu; the main navigation contains all menus.
  if (rootId === 'service-navigation') return c.body(null, 204)
  // Shopware returns one level more than `depth`.
  const levels = depth + 1
  const isFooter = rootId === 'footer-navigation' || rootId === FOOTER_CATEGORY_ID
  const categories = isFooter && ROOTS.includes(activeId) ? [] : await readCategories(c.env.DB)
  const isThere = (id: string) =>
    ROOTS.includes(id) || categories.some((category) => category.id === id)
  const missing = [rootId, activeId].find((id) => !isThere(id))
  if (missing !== undefined) return categoryNotFound(c, missing)

  if (isFooter) {
    const menu = await footerMenu(c.env.DB, c.var.language, levels)
    return respondWithTree(c, menu, footerRoot(c.var.language, menu.length))
  }
  const where = { categories, ...categoryContext(c) }
  const isMenu = ALIASES.includes(rootId) || rootId === ROOT_CATEGORY_ID
  const tree = childStructs(isMenu ? null : rootId, where, levels)
  const { language, shopName } = where
  const service = {
    name: 'main',
    root: { id: ROOT_CATEGORY_ID, name: shopName },
    mark: 'service',
    language,
  } as const
  const menu = isMenu ? await menuStructs(c.env.DB, service, levels) : []
  return respondWithTree(
    c,
    [...tree, ...menu],
    isMenu ? rootStruct(where) : categoryStruct(trailTo(categories, rootId), where),
  )
}

/**
 * The tree below a root. Without `buildTree` the root and all its descendants as one list, by id.
 */
function respondWithTree(c: Context<BackendEnv>, tree: readonly Branch[], root: Branch): Response {
  const isFlat = ['false', false, 0, '0'].some((no) => no === c.var.input.buildTree)
  const byId = (one: Branch, other: Branch) => (one.id < other.id ? -1 : 1)
  return respond(c, isFlat ? [root, ...tree].flatMap(flattened).toSorted(byId) : tree)
}

function flattened(branch: Branch): readonly Branch[] {
  return [{ ...branch, children: null }, ...(branch.children ?? []).flatMap(flattened)]
}

/** The requested depth; null if it is not a number. */
function depthOf(value: unknown): number | null {
  if (value === undefined || value === null) return DEFAULT_DEPTH
  const depth = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof depth !== 'number' || !Number.isInteger(depth)) return null
  return Math.min(Math.max(depth, 0), MAX_DEPTH)
}
