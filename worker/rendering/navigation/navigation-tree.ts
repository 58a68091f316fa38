import type { Context } from 'hono'
import type { Category } from '#shared/schemas/store-api/category.ts'
import type { AppEnv } from '../../runtime/context.ts'
import { shopMenus } from './shop-menus.ts'

type Tree = readonly Category[]

// One call per request, because many parts of the page read the tree.
const trees = new WeakMap<Context, Promise<Tree>>()

/**
 * The category tree of this request. It is empty if the Store API fails; the page is then sent but
 * not cached.
 */
export function navigationTree(c: Context<AppEnv>): Promise<Tree> {
  const known = trees.get(c)
  if (known) return known
  const tree = read(c)
  trees.set(c, tree)
  // Loads the other menus at the same time.
  void shopMenus(c)
  return tree
}

/** The categories of a tree as a list, parents before their children. */
export function flattenCategories(tree: Tree): Tree {
  return tree.flatMap((category) => [category, ...flattenCategories(category.children ?? [])])
}

/** The picture of a shop: the first of its main categories. */
export const shopPicture = (tree: Tree) => tree.find(({ media }) => media)?.media

async function read(c: Context<AppEnv>): Promise<Tree> {
  const { locale, services } = c.var
  const found = await services.storeApi.catalogue.navigation(locale)
  if (found.ok) return found.value.data
  c.set('degraded', true)
  return []
}
