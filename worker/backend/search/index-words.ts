import { type Locale, LOCALES } from '#shared/i18n/locales.ts'
import { misspellingKeys } from './misspellings.ts'
import { fold } from '#shared/search/fold.ts'
import { splitIntoStatements } from '#worker/backend/sql/rows-a-statement.ts'
import { identifier, prepare, sql, type Sql } from '#worker/backend/sql/sql.ts'

/** The words that this run has written per language, so that it writes each once. */
export type WrittenWords = Readonly<Record<Locale, Set<string>>>

export function noWordsYet(): WrittenWords {
  return { de: new Set(), en: new Set() }
}

/** Inserts the words of texts with the keys of their misspellings. */
export function wordStatements(
  db: D1Database,
  locale: Locale,
  texts: readonly string[],
  written: WrittenWords,
): D1PreparedStatement[] {
  const fresh = [...wordsOf(texts.join('\n'))].filter(([word]) => !written[locale].has(word))
  for (const [word] of fresh) written[locale].add(word)
  const { words, misspellings } = tablesOf(locale)
  const known = fresh.map(([word, spelling]) => ({ word, spelling, keys: misspellingKeys(word) }))
  return splitIntoStatements(known)
    .flatMap((rows) => [
      sql`INSERT INTO ${words} (word, spelling)
        SELECT value->>'word', value->>'spelling' FROM json_each(${rows}) WHERE true
        ON CONFLICT (word) DO NOTHING`,
      sql`INSERT OR IGNORE INTO ${misspellings} (key, word_id)
        SELECT key.value, w.id FROM json_each(${rows}) row
        JOIN ${words} w ON w.word = row.value->>'word'
        JOIN json_each(row.value->'keys') key`,
    ])
    .map((statement) => prepare(db, statement))
}

/** Counts the products with each word, and deletes unused words. */
export function wordCounts(): readonly Sql[] {
  return LOCALES.flatMap((locale) => {
    const { words, misspellings, vocabulary } = tablesOf(locale)
    return [
      sql`UPDATE ${words} SET (products, named_products) = (
        SELECT coalesce(sum(doc), 0), coalesce(sum(iif(col = 'name', doc, 0)), 0)
        FROM ${vocabulary} WHERE term = ${words}.word AND col != 'head')`,
      sql`DELETE FROM ${misspellings}
        WHERE word_id IN (SELECT id FROM ${words} WHERE products = 0)`,
      sql`DELETE FROM ${words} WHERE products = 0`,
    ]
  })
}

/** The tables of words in a language. */
export function tablesOf(locale: Locale) {
  return {
    words: identifier(`word_${locale}`),
    misspellings: identifier(`word_misspelling_${locale}`),
    vocabulary: identifier(`search_product_vocab_${locale}`),
    names: identifier(`search_name_${locale}`),
    texts: identifier(`search_product_${locale}`),
  } as const
}

/** Shorter words are units and abbreviations, which are no misspellings. */
const SHORTEST = 3
/** Nobody types longer words. Their keys would take the square of their length. */
const LONGEST = 80

/** The folded words of a text, each with its first spelling. */
export function wordsOf(text: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const written of text.normalize('NFC').match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) {
    const parts = written.split('-')
    for (const part of parts) note(words, fold(part), part)
    if (parts.length > 1) note(words, fold(parts.join('')), written)
  }
  return words
}

function note(words: Map<string, string>, word: string, spelling: string): void {
  if (word.length >= SHORTEST && word.length <= LONGEST && !words.has(word))
    words.set(word, spelling)
}
