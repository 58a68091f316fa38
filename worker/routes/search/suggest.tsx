import type { Context } from 'hono'
import { fold } from '#shared/search/fold.ts'
import { routes } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { Suggestions, type SuggestionsProps } from '../../pages/search/suggestions.tsx'
import { renderFragment } from '#worker/rendering/render-fragment.tsx'
import { searchTermOf } from '#worker/rendering/search-term.ts'
import { getCachedSuggestions } from '#worker/edge/suggestion-cache.ts'
import { findCategories } from '#worker/rendering/navigation/find-categories.ts'
import { postsAbout } from './posts-about.ts'

const LEAST_LETTERS = 2
const MAX_COMPLETIONS = 8
const TYPES = {
  html: 'text/html; charset=utf-8',
  json: 'application/x-suggestions+json; charset=utf-8',
} as const

/**
 * The suggestions below the search field as an HTML fragment, and completions for the address bar
 * (OpenSearch). Empty for an empty term and if the Store API fails, because the form works without
 * them.
 */
export const suggest = factory
  .createApp()
  .on('GET', routes.suggest('html'), (c) =>
    respondWithSuggestions(c, 'html', async (term) => {
      const found = await loadSuggestions(c, term)
      return found && renderFragment(c, <Suggestions {...found} />, found.corrected ?? term)
    }),
  )
  .on('GET', routes.suggest('json'), (c) =>
    respondWithSuggestions(c, 'json', async (term) => {
      const found = await loadSuggestions(c, term)
      if (!found) return null
      const names = [...found.categories, ...found.products].map(({ name }) => name)
      // Words that differ only in case count as one.
      const completions = new Map([...found.words, ...names].map((text) => [fold(text), text]))
      return JSON.stringify([term, [...completions.values()].slice(0, MAX_COMPLETIONS)])
    }),
  )

async function respondWithSuggestions(
  c: Context<AppEnv>,
  type: keyof typeof TYPES,
  make: (term: string) => Promise<string | null>,
): Promise<Response> {
  // In lower case, visitors who typed the same letters share the cached suggestions.
  const term = searchTermOf(c).toLowerCase()
  if (fold(term).length < LEAST_LETTERS) return c.body(null, 204)
  const text = await getCachedSuggestions(c, { type, term }, () => make(term))
  if (text === null) return c.body(null, 204)
  return c.body(text, 200, {
    'Content-Type': TYPES[type],
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
  })
}

const MAX_PRODUCTS = 5
const MAX_POSTS = 2
const MAX_TERMS = 2

/** Suggestions for an unfinished term; null if the Store API fails. */
async function loadSuggestions(c: Context<AppEnv>, term: string): Promise<SuggestionsProps | null> {
  const { services, locale } = c.var
  const { search, entries } = services.storeApi
  const [found, posts, lexicon, categories] = await Promise.all([
    search.suggestions(locale, term, MAX_PRODUCTS),
    postsAbout(c, term, MAX_POSTS),
    entries.terms(locale),
    findCategories(c, term),
  ])
  if (!found.ok) return null
  const { elements: products, total, extensions } = found.value.data
  const { corrected = null, words = [] } = extensions?.ripstop_search ?? {}
  const known = lexicon.ok ? lexicon.value.data.elements : []
  const terms = known.filter((entry) => ` ${fold(entry.term)}`.includes(` ${fold(term)}`))
  return {
    term,
    corrected,
    words,
    products,
    total,
    categories,
    posts: posts?.elements ?? [],
    terms: terms.slice(0, MAX_TERMS),
  }
}
