import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { createLruCache, type LruCache } from '#worker/runtime/lru-cache.ts'
import type { Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { batch, rowsOf } from '#worker/backend/sql/run.ts'
import { sql, type Sql } from '#worker/backend/sql/sql.ts'
import { tablesOf } from './index-words.ts'
import { numberKeysOf } from '#shared/search/product-number.ts'
import { findLoosely } from './find-loosely.ts'
import { byBeginnings, byHeads, byName, byParts, byWords, termsOf } from './terms.ts'

const MAX_BY_NUMBER = 500
/** Shorter numbers are more often measures than the start of a product number. */
const LEAST_OF_NUMBER = 4

const Ids = z.object({ ids: json(z.array(z.int())) })

export type FoundProducts = Hits & {
  /** The corrected words, if the entered ones found nothing. */
  readonly corrected: string | null
}

/** The texts of one language, and the snapshot whose rows are found. */
export type SearchedIn = Readonly<{ db: D1Database; snapshot: Snapshot; locale: Locale }>

/** Results are cached for the next page, sorting or filter of the same search. */
const CACHED_BYTES = 1_000_000
const BYTES_A_HIT = 8
const BYTES_A_SEARCH = 200

/** `places` are the ranks of these rows. */
type CachedHits = Pick<FoundProducts, 'rows' | 'corrected'> & Readonly<{ places: Uint32Array }>

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
 * The products for the entered words, ranked by the best match:
 * - the whole number, then the start of a number
 * - the start of a name that is also its head noun, then a head noun
 * - the start of a name, then starts of words in it, then parts of words in it
 * - words anywhere in the texts
 *
 * It takes one round trip to D1. Without results up to two more search the words separately and
 * corrected, unless `exactly` is set.
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
    return { rows: known.rows, rank, corrected: known.corrected }
  }
  const found = await searchProducts(searched, input, exactly)
  const places = found.rows.map((row) => found.rank[row] ?? 0)
  searches.put(key, { rows: found.rows, places, corrected: found.corrected })
  return found
}

async function searchProducts(
  searched: SearchedIn,
  input: string,
  exactly: boolean,
): Promise<FoundProducts> {
  const found = await byTiers(searched, input)
  if (found.rows.length > 0 || exactly) return { ...found, corrected: null }
  const loose = await findLoosely(searched, input)
  if (loose.kind === 'meant') {
    const meant = await byTiers(searched, loose.typed)
    return { ...meant, corrected: meant.rows.length > 0 ? loose.typed : null }
  }
  return { ...hitsOf(searched.snapshot, [loose.ids]), corrected: null }
}

async function byTiers({ db, snapshot, locale }: SearchedIn, input: string): Promise<Hits> {
  const terms = termsOf(input, locale)
  if (terms.length === 0) return hitsOf(snapshot, [])
  const keys = numberKeysOf(input)
  const { names, texts: fullText } = tablesOf(locale)
  const match = (table: Sql, expression: string) =>
    sql`SELECT json_group_array(rowid) AS ids FROM ${table} WHERE ${table} MATCH ${expression}`
  const responses = await batch(db, [
    match(fullText, byWords(terms)),
    match(names, byParts(terms)),
    match(names, byBeginnings(terms)),
    match(names, byName(input)),
    match(fullText, byHeads(terms, locale)),
    sql`SELECT json_group_array(id) AS ids FROM (SELECT p.id
      FROM json_each(${keys}) k CROSS JOIN product p
        ON p.number_key >= k.value AND p.number_key < k.value || char(1114111)
      WHERE length(k.value) >= ${LEAST_OF_NUMBER} LIMIT ${MAX_BY_NUMBER})`,
    sql`SELECT json_group_array(id) AS ids FROM product
      WHERE number_key IN (SELECT value FROM json_each(${keys}))`,
  ])
  const [texts, parts, words, beginnings, heads, numbers, exact] = responses.map(
    (response) => rowsOf(Ids, response)[0]?.ids ?? [],
  )
  const byHeadNoun = inBoth(parts, heads)
  // For "Reißverschluss" the name "Reißverschluss, teilbar", but not "Reißverschlussfuß".
  const beginsWithHeadNoun = inBoth(beginnings, heads)
  return hitsOf(
    snapshot,
    [texts, parts, words, beginnings, byHeadNoun, beginsWithHeadNoun, numbers, exact].map(
      (ids) => ids ?? [],
    ),
  )
}

function inBoth(ids: readonly number[] = [], others: readonly number[] = []): readonly number[] {
  const known = new Set(others)
  return ids.filter((id) => known.has(id))
}

/** More rows than a snapshot may have. */
const ROWS = 2 ** 20

/** The rows that a search found. */
type Hits = Readonly<{
  /** Rows of the snapshot, ascending. */
  rows: Uint32Array
  /** By row of the snapshot. Lower is better; popular products come first among equals. */
  rank: Uint32Array
}>

/**
 * Ranks the rows of a snapshot by lists of product ids, the best list first. Products that are not
 * in the snapshot are left out.
 */
function hitsOf(snapshot: Snapshot, tiers: readonly (readonly number[])[]): Hits {
  const rank = new Uint32Array(snapshot.columns.id.length)
  tiers.forEach((ids, tier) => {
    for (const id of ids) {
      const row = snapshot.rowOfId.get(id)
      if (row === undefined) continue
      rank[row] = (tiers.length - tier) * ROWS + (snapshot.columns.topseller[row] ?? 0)
    }
  })
  const found = rank.reduce((count, place) => (place > 0 ? count + 1 : count), 0)
  const rows = new Uint32Array(found)
  let next = 0
  rank.forEach((place, row) => {
    if (place > 0) rows[next++] = row
  })
  return { rows, rank }
}
