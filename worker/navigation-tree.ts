import type { Context } from 'hono'
import type { Category } from '#shared/schemas/store-api/category.ts'
import type { AppEnv } from './context.ts'

type Tree = readonly Category[]

const REMEMBERED_MS = 30_000
/** More than languages and versions live at a time. */
const MAX_TREES = 8

// One call a request, however many parts of the page read the tree.
const trees = new WeakMap<Context, Promise<Tree>>()
// Answers of this isolate, never promises: another request's I/O must not be waited for.
const remembered = new Map<string, { readonly tree: Tree; readonly until: number }>()

/**
 * The category tree of this request, at most half a minute old. A page lives without it: if the
 * Store API does not answer it is empty, and the page is not kept.
 */
export function navigationTree(c: Context<AppEnv>): Promise<Tree> {
  const known = trees.get(c)
  if (known) return known
  const tree = read(c)
  trees.set(c, tree)
  return tree
}

async function read(c: Context<AppEnv>): Promise<Tree> {
  const { locale, services } = c.var
  const key = `${await services.catalogueVersion()} ${locale}`
  const near = remembered.get(key)
  if (near && Date.now() < near.until) return near.tree
  const found = await services.storeApi.catalogue.navigation(locale)
  if (!found.ok) {
    c.set('degraded', true)
    return near?.tree ?? []
  }
  if (remembered.size >= MAX_TREES) remembered.clear()
  remembered.set(key, { tree: found.value.data, until: Date.now() + REMEMBERED_MS })
  return found.value.data
}
