import { type Locale, LOCALES } from '#shared/i18n/locales.ts'
import { misspellingKeys } from './misspellings.ts'
import { fold } from '#shared/search/fold.ts'

/** A parameter of D1 has at most 2 MB. */
const WORDS_A_STATEMENT = 2000
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
  const statements: D1PreparedStatement[] = []
  for (let first = 0; first < fresh.length; first += WORDS_A_STATEMENT) {
    const rows = fresh
      .slice(first, first + WORDS_A_STATEMENT)
      .map(([word, spelling]) => ({ word, spelling, keys: misspellingKeys(word) }))
    const json = JSON.stringify(rows)
    statements.push(
      db
        .prepare(
          `INSERT INTO word_${locale} (word, spelling)
           SELECT value->>'word', value->>'spelling' FROM json_each(?1) WHERE true
           ON CONFLICT (word) DO NOTHING`,
        )
        .bind(json),
      db
        .prepare(
          `INSERT OR IGNORE INTO word_misspelling_${locale} (key, word_id)
           SELECT key.value, w.id FROM json_each(?1) row
           JOIN word_${locale} w ON w.word = row.value->>'word'
           JOIN json_each(row.value->'keys') key`,
        )
        .bind(json),
    )
  }
  return statements
}

/** Counts the products with each word, and deletes unused words. */
export function wordCounts(db: D1Database): D1PreparedStatement[] {
  return LOCALES.flatMap((locale) => [
    db.prepare(
      `UPDATE word_${locale} SET (products, named_products) = (
         SELECT coalesce(sum(doc), 0), coalesce(sum(iif(col = 'name', doc, 0)), 0)
         FROM search_vocab_${locale} WHERE term = word_${locale}.word AND col != 'head')`,
    ),
    db.prepare(
      `DELETE FROM word_misspelling_${locale}
       WHERE word_id IN (SELECT id FROM word_${locale} WHERE products = 0)`,
    ),
    db.prepare(`DELETE FROM word_${locale} WHERE products = 0`),
  ])
}

/** Shorter words are units and abbreviations, which are no misspellings. */
const SHORTEST = 3

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
  if (word.length >= SHORTEST && !words.has(word)) words.set(word, spelling)
}
