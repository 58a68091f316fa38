import type { Context } from 'hono'
import type { Category } from '#shared/schemas/store-api/category.ts'
import { fold } from '#shared/search/fold.ts'
import type { AppEnv } from '../../runtime/context.ts'
import { flattenCategories, navigationTree } from './navigation-tree.ts'
import type { FoundCategory } from '../../pages/search/search-page.tsx'
import { categoryHref } from './category-href.ts'

const MAX_FOUND = 3

/**
 * Categories whose names contain every word of a search. Matches at the start of a word come first.
 */
export async function findCategories(
  c: Context<AppEnv>,
  term: string,
): Promise<readonly FoundCategory[]> {
  const words = fold(term).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const all = flattenCategories(await navigationTree(c))
  return all
    .map((category) => ({ category, name: ` ${fold(category.name)}` }))
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .sort((a, b) => Number(begins(b.name, words)) - Number(begins(a.name, words)))
    .flatMap(({ category }) => toFoundCategory(c.var.locale, category))
    .slice(0, MAX_FOUND)
}

function begins(name: string, words: readonly string[]): boolean {
  return words.every((word) => name.includes(` ${word}`))
}

function toFoundCategory(
  locale: AppEnv['Variables']['locale'],
  category: Category,
): FoundCategory[] {
  const { id, name, type, customFields } = category
  const href = type === 'page' ? categoryHref(locale, category) : null
  const count = customFields?.ripstop_article_count ?? null
  return href === null || count === 0 ? [] : [{ id, name, href, count }]
}
