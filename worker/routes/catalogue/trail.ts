import type { Locale } from '#shared/i18n/locales.ts'
import type { Category } from '#shared/schemas/store-api/category.ts'
import type { Crumb } from '../../pages/layout/breadcrumbs.tsx'
import { categoryHref } from '#worker/rendering/navigation/category-href.ts'

/**
 * The categories from the top of the tree down to this one, inclusive; empty if it is not in the
 * tree.
 */
export function trailTo(tree: readonly Category[], id: string): readonly Category[] {
  for (const category of tree) {
    if (category.id === id) return [category]
    const below = trailTo(category.children ?? [], id)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

export function crumbsOf(locale: Locale, trail: readonly Category[]): readonly Crumb[] {
  return trail.map((category) => ({
    name: category.name,
    href: categoryHref(locale, category) ?? undefined,
  }))
}
