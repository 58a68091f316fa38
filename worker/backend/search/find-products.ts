import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { createLruCache, type LruCache } from '#worker/runtime/lru-cache.ts'
import type { Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { batch, rowsOf } from '#worker/backend/sql/run.ts'
import { sql, type Sql } from '#worker/backend/sql/sql.ts'
import { numberKeysOf } from '#shared/search/product-number.ts'
import { tablesOf } from './index-words.ts'
import { findLoosely } from './find-loosely.ts'
import { hitsOf, rankedRows, type Hits } from './hits.ts'
import { isWithin } from './measured-rows.ts'
import { MAX_CHARACTERS, readQuery, type Query } from './read-query.ts'
import type { Relaxed } from './relax.ts'
import { byBeginnings, byHeads, byKind, byName, byParts, byWords } from './terms.ts'
import { vocabularyOf } from './vocabulary.ts'

const MAX_BY_NUMBER = 500
/** Shorter numbers are more often measures than the start of a product number. */
const LEAST_OF_NUMBER = 4

const Ids = z.object({ ids: json(z.array(z.int())) })

export type FoundProducts = Hits & {
  /** The corrected words, if the entered ones found nothing. */
  readonly corrected: string | null
  /** What the products do not meet; null if they meet everything. */
  readonly relaxed: Relaxed | null
}

/** The texts of one language, and the snapshot whose rows are found. */
export type SearchedIn = Readonly<{ db: D1Database; snapshot: Snapshot; locale: Locale }>

/** Results are cached for the next page, sorting or filter of the same search. */
const CACHED_BYTES = 1_000_000
const BYTES_A_HIT = 8
const BYTES_A_SEARCH = 200

/** `places` are the ranks of these rows. */
type CachedHits = Omit<FoundProducts, 'rank'> & Readonly<{ places: Uint32Array }>

/**
 * By snapshot. The full-text index is always written before a new snapshot, so no cached result
 * survives a change of the index.
 */
const cachedHits = new WeakMap<Snapshot, LruCache<CachedHits>>()

function cachedHitsIn(snapshot: Snapshot): LruCache<CachedHits> {
  const known = cachedHits.get(snapshot)
  if (known) return known
  const none = createLruCache<CachedHits>(
    CACHED_BYTES,
    ({ rows }) => BYTES_A_SEARCH + BYTES_A_HIT * rows.length,
  )
  cachedHits.set(snapshot, none)
  return none
}

/**
 * The products for an entered text, ranked by the best match:
 * - the whole number, then the start of a number
 * - products that the search terms of the catalogue mean
 * - the start of a name that is also its head noun, then a head noun
 * - the start of a name, then starts of words in it, then parts of words in it
 * - categories and properties
 * - words anywhere in the texts
 *
 * It takes one round trip to D1. Without results up to three more relax the search, unless
 * `exactly` is set.
 */
export async function findProducts(
  searched: SearchedIn,
  input: string,
  { exactly = false }: Readonly<{ exactly?: boolean }> = {},
): Promise<FoundProducts> {
  const { snapshot, locale } = searched
  const searches = cachedHitsIn(snapshot)
  const key = `${locale} ${exactly} ${input}`
  const known = searches.get(key)
  if (known) {
    const rank = new Uint32Array(snapshot.columns.id.length)
    known.rows.forEach((row, at) => (rank[row] = known.places[at] ?? 0))
    return { ...known, rank }
  }
  const found = await searchProducts(searched, input, exactly)
  const { rows, rank, corrected, relaxed } = found
  searches.put(key, { rows, corrected, relaxed, places: rows.map((row) => rank[row] ?? 0) })
  return found
}

async function searchProducts(
  searched: SearchedIn,
  input: string,
  exactly: boolean,
): Promise<FoundProducts> {
  const query = readQuery(input, vocabularyOf(searched.snapshot, searched.locale))
  const found = await findStrictly(searched, query, input)
  if (found.rows.length > 0 || exactly) return { ...found, corrected: null, relaxed: null }
  const loose = await findLoosely(searched, query, input)
  if (loose.kind === 'found') return { ...loose.hits, corrected: null, relaxed: loose.relaxed }
  const { corrected, input: entered } = loose
  const again = await findStrictly(searched, loose.query, entered)
  if (again.rows.length > 0) return { ...again, corrected, relaxed: null }
  const last = await findLoosely(searched, loose.query, entered, { isLast: true })
  if (last.kind === 'found')
    return {
      ...last.hits,
      corrected: last.hits.rows.length > 0 ? corrected : null,
      relaxed: last.relaxed,
    }
  return { ...again, corrected: null, relaxed: null }
}

/** The products that meet a whole query. */
async function findStrictly(
  { db, snapshot, locale }: SearchedIn,
  { terms, bounds }: Query,
  input: string,
): Promise<Hits> {
  if (terms.length === 0 && bounds.length === 0) return hitsOf(snapshot, [])
  const found = terms.length > 0 ? await byTiers({ db, snapshot, locale }, terms, input) : null
  if (bounds.length === 0) return found ?? hitsOf(snapshot, [])
  const met = bounds.map((bound) => isWithin(snapshot, bound))
  const all = found?.rank ?? snapshot.columns.topseller.map((place) => place + 1)
  return rankedRows(all.map((place, row) => (met.every((isMet) => isMet(row)) ? place : 0)))
}

async function byTiers(
  { db, snapshot, locale }: SearchedIn,
  terms: Query['terms'],
  input: string,
): Promise<Hits> {
  const keys = numberKeysOf(input)
  const { names, texts: fullText } = tablesOf(locale)
  const match = (table: Sql, expression: string) =>
    sql`SELECT json_group_array(rowid) AS ids FROM ${table} WHERE ${table} MATCH ${expression}`
  const responses = await batch(db, [
    match(fullText, byWords(terms)),
    match(names, byParts(terms)),
    match(names, byBeginnings(terms)),
    match(names, byName(input.slice(0, MAX_CHARACTERS))),
    match(fullText, byHeads(terms, locale)),
    match(fullText, byKind(terms)),
    sql`SELECT json_group_array(id) AS ids FROM (SELECT p.id
      FROM json_each(${keys}) k CROSS JOIN product p
        ON p.number_key >= k.value AND p.number_key < k.value || char(1114111)
      WHERE length(k.value) >= ${LEAST_OF_NUMBER} LIMIT ${MAX_BY_NUMBER})`,
    sql`SELECT json_group_array(id) AS ids FROM product
      WHERE number_key IN (SELECT value FROM json_each(${keys}))`,
  ])
  const [
    texts = [],
    parts = [],
    words = [],
    beginnings = [],
    heads = [],
    kinds = [],
    numbers = [],
    exact = [],
  ] = responses.map((response) => rowsOf(Ids, response)[0]?.ids ?? [])
  const isHead = new Set(heads)
  const withHead = (ids: readonly number[]) => ids.filter((id) => isHead.has(id))
  const hasMeaning = terms
    .flatMap((term) => [term, ...term.parts])
    .some(({ meanings }) => meanings.length > 0)
  const tiers = [
    texts,
    withHead(texts),
    kinds,
    parts,
    words,
    beginnings,
    withHead(kinds),
    withHead(parts),
    // For "Reißverschluss" the name "Reißverschluss, teilbar", but not "Reißverschlussfuß".
    withHead(beginnings),
  ]
  const isMeant = new Set(hasMeaning ? kinds : [])
  const meant = isMeant.size === 0 ? [] : tiers.map((ids) => ids.filter((id) => isMeant.has(id)))
  return hitsOf(snapshot, [...tiers, ...meant, numbers, exact])
}
