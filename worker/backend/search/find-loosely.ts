import { z } from '#shared/schemas/zod.ts'
import { fold } from '#shared/search/fold.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { batch, rowsOf } from '#worker/backend/sql/run.ts'
import { sql, type Sql } from '#worker/backend/sql/sql.ts'
import { tablesOf } from './index-words.ts'
import type { SearchedIn } from './find-products.ts'
import { canMatchPrefix, correctSpelling, misspellingKeys } from './misspellings.ts'
import {
  byParts,
  byWords,
  isFigure,
  MAX_CHARACTERS,
  termsOf,
  withFiguresApart,
  type Term,
} from './terms.ts'

/** Shorter words are not corrected, because they resemble too many others. */
const SHORTEST_CORRECTED = 4

/** The maximum number of words with a similar start that are compared with an entered word. */
const MAX_BEGUN = 500

const Known = z.object({ word: z.string(), spelling: z.string(), weight: z.int() })
const Row = z.object({
  ids: json(z.array(z.int())),
  near: json(z.array(Known)),
})

type Loose =
  | { readonly kind: 'found'; readonly ids: readonly number[] }
  | { readonly kind: 'meant'; readonly typed: string }

/**
 * A second search after one without results. It finds products with some terms in their name and
 * others in their texts. For an unknown word it searches the most similar known word. One round
 * trip to D1.
 */
export async function findLoosely(searched: SearchedIn, input: string): Promise<Loose> {
  const terms = withFiguresApart(termsOf(input, searched.locale))
  if (terms.length === 0) return { kind: 'found', ids: [] }
  const { db, locale } = searched
  const results = await batch(
    db,
    terms.map((term) => selectTerm(locale, term)),
  )
  const rows = results.flatMap((result) => rowsOf(Row, result))

  const meant = new Map<string, string>()
  rows.forEach(({ ids, near }, at) => {
    const word = terms[at]?.[0] ?? ''
    const known = ids.length === 0 ? correctSpelling(word, near) : null
    if (known) meant.set(word, known.spelling)
  })
  if (meant.size > 0) return { kind: 'meant', typed: respelled(input, meant) }
  const sets = rows.map(({ ids }) => new Set(ids))
  return {
    kind: 'found',
    ids: (rows[0]?.ids ?? []).filter((id) => sets.every((set) => set.has(id))),
  }
}

/** Selects products with a term anywhere, and known words with a similar spelling. */
function selectTerm(locale: Locale, term: Term): Sql {
  const [word = ''] = term
  const isWord = !isFigure(word) && !word.includes(' ') && word.length >= SHORTEST_CORRECTED
  const keys = isWord ? misspellingKeys(word) : []
  const begun = canMatchPrefix(word) ? keys : []
  const { words, misspellings, names, texts } = tablesOf(locale)
  return sql`SELECT
    (SELECT json_group_array(id) FROM (
      SELECT rowid AS id FROM ${texts} WHERE ${texts} MATCH ${byWords([term])}
      UNION
      SELECT rowid FROM ${names} WHERE ${names} MATCH ${byParts([term])})) AS ids,
    (SELECT json_group_array(json_object(
        'word', word, 'spelling', spelling, 'weight', products + 9 * named_products))
      FROM ${words} WHERE id IN (
        SELECT word_id FROM ${misspellings} WHERE key IN (SELECT value FROM json_each(${keys}))
        UNION SELECT word_id FROM (
          SELECT word_id FROM json_each(${begun}) begun
          JOIN ${misspellings} m
            ON m.key >= begun.value AND m.key < begun.value || char(1114111)
          LIMIT ${MAX_BEGUN}))) AS near`
}

/** The entered text with corrected words, in the shop's spelling. */
function respelled(input: string, meant: ReadonlyMap<string, string>): string {
  return input
    .normalize('NFC')
    .replace(/\p{L}+/gu, (written) => meant.get(fold(written)) ?? written)
    .slice(0, MAX_CHARACTERS)
}
