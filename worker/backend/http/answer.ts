import type { Context } from 'hono'
import type { BackendEnv } from './env.ts'
import { fieldSelection, selected } from './field-selection.ts'

/**
 * Answers a struct of the Store API: `includes` and `excludes` are applied by `apiAlias`, and
 * `seoUrls` stay only where they were asked for (header `sw-include-seo-urls` or association).
 */
export function answer(c: Context<BackendEnv>, struct: unknown): Response {
  const { input } = c.var
  const seoUrls =
    c.req.header('sw-include-seo-urls') !== undefined || asksForSeoUrls(input.associations)
  return c.json(selected(struct, fieldSelection(input), seoUrls))
}

function asksForSeoUrls(associations: unknown): boolean {
  return typeof associations === 'object' && associations !== null && 'seoUrls' in associations
}
