import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'
import { jsonColumn } from '#worker/backend/catalogue/stored.ts'
import { byBeginnings, byName, byParts, byWords, termsOf } from './terms.ts'

/** A number of an article is no longer. */
const MOST_NUMBER_CHARACTERS = 20
const MOST_BY_NUMBER = 500
/** More rows than a snapshot may have. */
const ROWS = 2 ** 20

const Hits = z.array(z.object({ ids: jsonColumn(z.array(z.int())) })).length(1)

export type Hits = Readonly<{
  /** Rows of the snapshot, ascending. */
  rows: Uint32Array
  /** By row of the snapshot: the lower the better, popular ones first among equals. */
  rank: Uint32Array
}>

/**
 * The articles that answer what somebody typed, the better the reason the further in front: an
 * exact number, the beginning of a number, a name that begins so, words in it that do, parts of
 * it, and last words anywhere in its texts. One round trip.
 */
export async function findArticles(
  db: D1Database,
  snapshot: Snapshot,
  typed: string,
  locale: Locale,
): Promise<Hits> {
  const terms = termsOf(typed)
  const rank = new Uint32Array(snapshot.columns.id.length)
  if (terms.length === 0) return { rows: new Uint32Array(), rank }

  const number = typed.trim().toLowerCase().replace(/\s+/g, '').slice(0, MOST_NUMBER_CHARACTERS)
  const match = (table: string, expression: string) =>
    db
      .prepare(`SELECT json_group_array(rowid) AS ids FROM ${table} WHERE ${table} MATCH ?1`)
      .bind(expression)
  // A later one overwrites an earlier one.
  const tiers = await db.batch([
    match(`search_word_${locale}`, byWords(terms)),
    match(`search_name_${locale}`, byParts(terms)),
    match(`search_name_${locale}`, byBeginnings(terms)),
    match(`search_name_${locale}`, byName(typed)),
    db
      .prepare(
        `SELECT json_group_array(id) AS ids FROM (SELECT id FROM product
         WHERE number_key >= ?1 AND number_key < ?1 || char(1114111) LIMIT ${MOST_BY_NUMBER})`,
      )
      .bind(number),
    db
      .prepare('SELECT json_group_array(id) AS ids FROM product WHERE number_key = ?1')
      .bind(number),
  ])
  tiers.forEach(({ results }, tier) => {
    for (const id of Hits.parse(results)[0]?.ids ?? []) {
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
