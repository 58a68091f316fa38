import { z } from '#shared/schemas/zod.ts'
import { fold } from '#shared/search/fold.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { batch, rowsOf } from '#worker/backend/sql/run.ts'
import { sql, type Sql } from '#worker/backend/sql/sql.ts'
import { tablesOf } from './index-words.ts'
import type { SearchedIn } from './find-products.ts'
import type { Hits } from './hits.ts'
import { canMatchPrefix, correctSpelling, misspellingKeys } from './misspellings.ts'
import { MAX_CHARACTERS, readQuery, splitCompound, type Query } from './read-query.ts'
import { relax, type Relaxed } from './relax.ts'
import { byAnyText, byHeads, byKind, byParts, isFigure, type Term } from './terms.ts'
import { SHORTEST_PART, vocabularyOf } from './vocabulary.ts'

/** Shorter words are not corrected, because they resemble too many others. */
const SHORTEST_CORRECTED = 4

/** The maximum number of words with a similar start that are compared with an entered word. */
const MAX_BEGUN = 500

const Known = z.object({ word: z.string(), spelling: z.string(), weight: z.int() })
const Row = z.object({
  ids: json(z.array(z.int())),
  kinds: json(z.array(z.int())),
  heads: json(z.array(z.int())),
  near: json(z.array(Known)),
  within: json(z.array(z.string())),
})

type Loose =
  | Readonly<{ kind: 'found'; hits: Hits; relaxed: Relaxed | null }>
  /** Another query with corrected words, or with compounds of known words. */
  | Readonly<{ kind: 'meant'; query: Query; input: string; corrected: string | null }>

/**
 * A second search after one without results. A word that is nowhere in the catalogue is split into
 * known words, or replaced by the most similar one. If there is nothing to replace, it finds
 * products that meet most of the query. One round trip to D1.
 */
export async function findLoosely(
  { db, snapshot, locale }: SearchedIn,
  query: Query,
  input: string,
  { isLast = false }: Readonly<{ isLast?: boolean }> = {},
): Promise<Loose> {
  // Parts of a compound may be met separately.
  const terms = query.terms.flatMap((term) => (term.parts.length > 0 ? term.parts : [term]))
  const statements = terms.map((term) => selectTerm(locale, term))
  const results = statements.length > 0 ? await batch(db, statements) : []
  const rows = results.flatMap((result) => rowsOf(Row, result))
  const meant = isLast ? null : meantBy(terms, rows)
  if (meant) {
    const corrected = meant.spellings.size > 0 ? respelled(input, meant.spellings) : null
    const entered = corrected ?? input
    const vocabulary = vocabularyOf(snapshot, locale)
    const again = readQuery(entered, vocabulary, meant.parts)
    return { kind: 'meant', query: again, input: entered, corrected }
  }
  const found = terms.map((term, at) => {
    const { ids = [], kinds = [], heads = [] } = rows[at] ?? {}
    return { term, ids, kinds, heads }
  })
  const { hits, relaxed } = relax({ snapshot, locale }, query, found)
  const words = relaxed?.words.map((word) => writtenIn(input, word)) ?? []
  return { kind: 'found', hits, relaxed: relaxed && { ...relaxed, words } }
}

type FoundRow = z.infer<typeof Row>

/** Corrections of unknown words by the word, and known parts of compounds; null without any. */
function meantBy(terms: readonly Term[], rows: readonly FoundRow[]) {
  const spellings = new Map<string, string>()
  const parts = new Set<string>()
  rows.forEach(({ ids, near, within }, at) => {
    const word = terms[at]?.forms[0] ?? ''
    if (ids.length > 0) return
    const known = new Set(within)
    const split = splitCompound(word, (part) => known.has(part))
    if (split) return split.forEach((part) => parts.add(part))
    const similar = correctSpelling(word, near)
    if (similar) spellings.set(word, similar.spelling)
  })
  return spellings.size + parts.size > 0 ? { spellings, parts } : null
}

/** Selects products with a term anywhere, known words like it, and words that are part of it. */
function selectTerm(locale: Locale, term: Term): Sql {
  const [word = ''] = term.forms
  const isWord = !isFigure(word) && !word.includes(' ') && word.length >= SHORTEST_CORRECTED
  const keys = isWord ? misspellingKeys(word) : []
  const begun = canMatchPrefix(word) ? keys : []
  const inside = isWord ? innerWords(word) : []
  const { words, misspellings, names, texts } = tablesOf(locale)
  const matching = (expression: string) =>
    sql`(SELECT json_group_array(rowid) FROM ${texts} WHERE ${texts} MATCH ${expression})`
  return sql`SELECT
    (SELECT json_group_array(id) FROM (
      SELECT rowid AS id FROM ${texts} WHERE ${texts} MATCH ${byAnyText([term])}
      UNION
      SELECT rowid FROM ${names} WHERE ${names} MATCH ${byParts([term])})) AS ids,
    ${matching(byKind([term]))} AS kinds, ${matching(byHeads([term], locale))} AS heads,
    (SELECT json_group_array(json_object(
        'word', word, 'spelling', spelling, 'weight', products + 9 * named_products))
      FROM ${words} WHERE id IN (
        SELECT word_id FROM ${misspellings} WHERE key IN (SELECT value FROM json_each(${keys}))
        UNION SELECT word_id FROM (
          SELECT word_id FROM json_each(${begun}) begun
          JOIN ${misspellings} m
            ON m.key >= begun.value AND m.key < begun.value || char(1114111)
          LIMIT ${MAX_BEGUN}))) AS near,
    (SELECT json_group_array(word) FROM ${words}
      WHERE word IN (SELECT value FROM json_each(${inside}))) AS within`
}

/** The parts that a compound may consist of. */
function innerWords(word: string): readonly string[] {
  const words = new Set<string>()
  for (let from = 0; from <= word.length - SHORTEST_PART; from++)
    for (let to = from + SHORTEST_PART; to <= word.length; to++)
      if (from === 0 || to === word.length) words.add(word.slice(from, to))
  return [...words]
}

/** A folded word as it was entered. */
function writtenIn(input: string, folded: string): string {
  return (
    input
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu)
      ?.find((word) => fold(word) === folded) ?? folded
  )
}

/** The entered text with corrected words, in the shop's spelling. */
function respelled(input: string, meant: ReadonlyMap<string, string>): string {
  return input
    .normalize('NFC')
    .replace(/\p{L}+/gu, (written) => meant.get(fold(written)) ?? written)
    .slice(0, MAX_CHARACTERS)
}
