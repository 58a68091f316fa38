import type { Context } from 'hono'
import type { BackendEnv } from './env.ts'
import { parseAssociations } from './associations.ts'
import { fieldSelection, selectFields } from './field-selection.ts'

/**
 * Responds with a Store API struct. `includes` and `excludes` apply by `apiAlias`. `seoUrls` stay
 * only if requested: everywhere by the header `sw-include-seo-urls`, or by association for searched
 * entities. Breadcrumbs always have them.
 */
export function respond(c: Context<BackendEnv>, struct: unknown): Response {
  const { input } = c.var
  const isRequested = c.req.header('sw-include-seo-urls') !== undefined
  const searched = parseAssociations(input.associations).seoUrls
    ? SEARCHED.find(({ path }) => path.test(c.req.path))?.entity
    : undefined
  const hasSeoUrls = (entity: string) =>
    isRequested || entity === searched || entity === 'breadcrumb'
  return c.json(selectFields(struct, fieldSelection(input), hasSeoUrls))
}

/** Entities whose searches support associations. */
const SEARCHED = [
  { path: /^\/store-api\/(?:product|search)/, entity: 'product' },
  { path: /^\/store-api\/(?:category$|navigation\/)/, entity: 'category' },
]

/** The response to a change without a result. */
export const SUCCESS = { success: true, apiAlias: 'array_struct' }
