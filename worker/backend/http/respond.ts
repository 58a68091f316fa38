import type { Context } from 'hono'
import type { BackendEnv } from './env.ts'
import { parseAssociations } from './associations.ts'
import { fieldSelection, selectFields } from './field-selection.ts'

/**
 * Answers a struct of the Store API: `includes` and `excludes` are applied by `apiAlias`, and
 * `seoUrls` stay only where they were requested: everywhere by the header `sw-include-seo-urls`, by
 * association in what the call searches for. Breadcrumbs always have them.
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

/** Entities whose searches take associations. */
const SEARCHED = [
  { path: /^\/store-api\/(?:product|search)/, entity: 'product' },
  { path: /^\/store-api\/(?:category$|navigation\/)/, entity: 'category' },
]

/** The answer of a change that has nothing to show. */
export const SUCCESS = { success: true, apiAlias: 'array_struct' }
