import { Hono, type Context } from 'hono'
import {
  respondWithListing,
  listingRequest,
} from '#worker/backend/catalogue/listings/respond-with-listing.ts'
import { currentSnapshot } from '#worker/backend/catalogue/snapshot/current.ts'
import { hasCloth } from '#worker/backend/catalogue/snapshot/cloth-ranks.ts'
import { rankOf } from '#worker/backend/catalogue/snapshot/price-view.ts'
import {
  searchSortingOf,
  searchSortingStructs,
} from '#worker/backend/catalogue/listings/sortings.ts'
import { priceViewOf, structContext } from '#worker/backend/catalogue/structs/struct-context.ts'
import { criteriaError } from '#worker/backend/http/criteria/responses.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { missingParameter, storeApiError } from '#worker/backend/http/store-api-error.ts'
import { findProducts, type SearchedIn } from './find-products.ts'
import { MAX_CHARACTERS, readQuery } from './read-query.ts'
import { byWords } from './terms.ts'
import { vocabularyOf } from './vocabulary.ts'
import { z } from '#shared/schemas/zod.ts'
import { fold } from '#shared/search/fold.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { first } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { tablesOf } from './index-words.ts'

const SUGGESTED = 10

/**
 * Product search, as a listing and as suggestions for an unfinished term
 * (docs/store-api.md#listings).
 */
export const searchRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/search', (c) => respondWithSearch(c, c.var.input))
  .on(['GET', 'POST'], '/search-suggest', (c) =>
    respondWithSearch(c, { limit: SUGGESTED, ...c.var.input }, suggestWords),
  )

async function respondWithSearch(
  c: Context<BackendEnv>,
  input: BackendEnv['Variables']['input'],
  wordsFor?: (searched: SearchedIn, entered: string) => Promise<readonly string[]>,
): Promise<Response> {
  const entered = readIn(input.search)
  if (entered === '') {
    return storeApiError(c, missingParameter('search'))
  }
  const request = listingRequest(input, varsOf(c.env).LISTING_LIMIT)
  if (!request.ok) return criteriaError(c, request.error)
  const snapshot = await currentSnapshot(c.env)
  const { locale } = c.var.language
  const searched = { db: c.env.DB, snapshot, locale }
  const exactly = input['no-correction'] !== undefined
  const [{ rows, rank, corrected, relaxed }, words] = await Promise.all([
    findProducts(searched, entered, { exactly }),
    wordsFor?.(searched, entered) ?? [],
  ])
  const sorting = searchSortingOf(input.order)
  const order =
    sorting === 'score'
      ? { rank, descending: false }
      : rankOf(sorting, snapshot, priceViewOf(await structContext(c)))
  return respondWithListing(c, request.value, {
    snapshot,
    rows,
    ...order,
    sorting,
    availableSortings: searchSortingStructs(locale, hasCloth(snapshot.cloth, rows)),
    // Suggestions do not repeat the search term.
    about: wordsFor ? {} : { search: repeated(input.search, entered) },
    extensions: { ripstop_search: { corrected, relaxed, words, apiAlias: 'ripstop_search' } },
  })
}

/** The entered words; some clients send them as a list. */
function readIn(search: unknown): string {
  const words = Array.isArray(search) ? search : [search]
  return words
    .filter((word) => typeof word === 'string')
    .join(' ')
    .trim()
}

/** The entered words in the format in which they were sent. */
function repeated(search: unknown, input: string): string | readonly string[] {
  const text = input.slice(0, MAX_CHARACTERS)
  return Array.isArray(search) ? text.split(' ') : text
}

const MAX_WORDS = 4
/** The maximum number of words with this start that are tried, the most frequent first. */
const MAX_LOOKED_AT = 12

const Words = z.object({ words: json(z.array(z.string())) })

/**
 * Completions of the last entered word to words of product names, the most frequent first. Each is
 * in a product that also contains all earlier words.
 */
async function suggestWords(
  { db, snapshot, locale }: SearchedIn,
  input: string,
): Promise<readonly string[]> {
  const text = input.normalize('NFC').slice(0, MAX_CHARACTERS)
  const unfinished = fold(/\p{L}{3,}$/u.exec(text)?.[0] ?? '')
  if (unfinished === '') return []
  const before = text.replace(/\p{L}+$/u, '')
  const { terms: earlier } = readQuery(before, vocabularyOf(snapshot, locale))
  const { words, texts } = tablesOf(locale)
  const match = byWords(earlier)
  const found = await first(
    db,
    Words,
    sql`SELECT json_group_array(spelling) AS words FROM (
      SELECT spelling FROM (
        SELECT word, spelling, named_products FROM ${words}
        WHERE word > ${unfinished} AND word < ${unfinished} || char(1114111) AND named_products > 0
        ORDER BY named_products DESC, word LIMIT ${MAX_LOOKED_AT})
      WHERE ${match} = '' OR EXISTS (
        SELECT 1 FROM ${texts} WHERE ${texts} MATCH ${match} || ' AND "' || word || '"')
      ORDER BY named_products DESC, word LIMIT ${MAX_WORDS})`,
  )
  const inputWords = fold(before).split(' ').filter(Boolean)
  return (found?.words ?? [])
    .filter((word) => !inputWords.some((part) => fold(word).includes(part)))
    .map((word) => before + word)
}
