import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'
import { jsonColumn } from '../sql/json-column.ts'
import { numberKeyOf } from '#shared/search/article-number.ts'
import { findLoosely } from './find-loosely.ts'
import { byBeginnings, byHeads, byName, byParts, byWords, termsOf } from './terms.ts'

const MOST_BY_NUMBER = 500
/** Shorter figures are measures more often than the beginning of a number. */
const LEAST_OF_NUMBER = 4

const Ids = z.array(z.object({ ids: jsonColumn(z.array(z.int())) })).length(1)

export type Found = Hits & {
  /** The words that were searched for instead, where those that were typed found nothing. */
  readonly corrected: string | null
}

/** What to search: texts of one language, by one snapshot of the catalogue. */
export type SearchedIn = Readonly<{ db: D1Database; snapshot: Snapshot; locale: Locale }>

/**
 * The articles that match the typed words, the best reasons first: an exact number, the beginning
 * of a number, an article that is such a thing, the beginning of a name, the beginning of a word in
 * it, a part of it, and last words anywhere in its texts. One round trip; only where nothing is
 * found, two more look for the words one by one and for misspellings, unless `exactly` is set.
 */
export async function findArticles(
  searched: SearchedIn,
  typed: string,
  { exactly = false }: Readonly<{ exactly?: boolean }> = {},
): Promise<Found> {
  const found = await byTiers(searched, typed)
  if (found.rows.length > 0 || exactly) return { ...found, corrected: null }
  const loose = await findLoosely(searched, typed)
  if (loose.kind === 'meant') {
    const meant = await byTiers(searched, loose.typed)
    return { ...meant, corrected: meant.rows.length > 0 ? loose.typed : null }
  }
  return { ...hitsOf(searched.snapshot, [loose.ids]), corrected: null }
}

async function byTiers({ db, snapshot, locale }: SearchedIn, typed: string): Promise<Hits> {
  const terms = termsOf(typed, locale)
  if (terms.length === 0) return hitsOf(snapshot, [])
  const number = numberKeyOf(typed)
  const match = (table: string, expression: string) =>
    db
      .prepare(`SELECT json_group_array(rowid) AS ids FROM ${table} WHERE ${table} MATCH ?1`)
      .bind(expression)
  const names = `search_name_${locale}`
  const answers = await db.batch([
    match(`search_word_${locale}`, byWords(terms)),
    match(names, byParts(terms)),
    match(names, byBeginnings(terms)),
    match(names, byName(typed)),
    match(`search_word_${locale}`, byHeads(terms, locale)),
    db
      .prepare(
        `SELECT json_group_array(id) AS ids FROM (SELECT id FROM product
         WHERE length(?1) >= ${LEAST_OF_NUMBER}
           AND number_key >= ?1 AND number_key < ?1 || char(1114111) LIMIT ${MOST_BY_NUMBER})`,
      )
      .bind(number),
    db
      .prepare('SELECT json_group_array(id) AS ids FROM product WHERE number_key = ?1')
      .bind(number),
  ])
  const [texts, parts, words, beginnings, heads, numbers, exact] = answers.map(
    ({ results }) => Ids.parse(results)[0]?.ids ?? [],
  )
  const things = inBoth(parts, heads)
  // The first words of a name that say what it is: "Reißverschluss, teilbar", no "Reißverschlussfuß".
  const called = inBoth(beginnings, heads)
  return hitsOf(
    snapshot,
    [texts, parts, words, beginnings, things, called, numbers, exact].map((ids) => ids ?? []),
  )
}

function inBoth(ids: readonly number[] = [], others: readonly number[] = []): readonly number[] {
  const known = new Set(others)
  return ids.filter((id) => known.has(id))
}

/** More rows than a snapshot may have. */
const ROWS = 2 ** 20

/** What a search leads to. */
type Hits = Readonly<{
  /** Rows of the snapshot, ascending. */
  rows: Uint32Array
  /** By row of the snapshot: the lower the better, popular ones first among equals. */
  rank: Uint32Array
}>

/**
 * Rows of a snapshot by lists of ids, each list a better reason than the one before it. What the
 * snapshot does not list is left out.
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
