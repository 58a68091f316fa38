import type { Context } from 'hono'
import { fold } from '#shared/search/fold.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { findCategories } from '#worker/rendering/find-categories.ts'
import type { SuggestionsProps } from '../../pages/search/suggestions.tsx'
import { postsAbout } from './posts-about.ts'

const MOST_ARTICLES = 5
const MOST_POSTS = 2
const MOST_TERMS = 2

/** What may be meant by a term that is still being typed; null where the Store API fails. */
export async function loadSuggestions(
  c: Context<AppEnv>,
  term: string,
): Promise<SuggestionsProps | null> {
  const { services, locale } = c.var
  const { search, entries } = services.storeApi
  const [found, posts, lexicon, categories] = await Promise.all([
    search.suggestions(locale, term, MOST_ARTICLES),
    postsAbout(c, term, MOST_POSTS),
    entries.terms(locale),
    findCategories(c, term),
  ])
  if (!found.ok) return null
  const { elements: products, total, extensions } = found.value.data
  const { corrected = null, words = [] } = extensions?.ripstop_search ?? {}
  const known = lexicon.ok ? lexicon.value.data.elements : []
  const terms = known.filter((one) => ` ${fold(one.term)}`.includes(` ${fold(term)}`))
  return {
    term,
    corrected,
    words,
    products,
    total,
    categories,
    posts: posts?.elements ?? [],
    terms: terms.slice(0, MOST_TERMS),
  }
}
