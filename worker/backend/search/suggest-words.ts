import { z } from '#shared/schemas/zod.ts'
import { fold } from '#shared/search/fold.ts'
import { jsonColumn } from '../sql/json-column.ts'
import type { SearchedIn } from './find-articles.ts'
import { byWords, MOST_CHARACTERS, termsOf } from './terms.ts'

const MOST_WORDS = 4
/** Words with this beginning that are looked at: the most usual ones. */
const MOST_LOOKED_AT = 12

const Words = z.object({ words: jsonColumn(z.array(z.string())) })

/**
 * What somebody who is still typing may want to write: the last word completed to words of names,
 * the usual ones first, such that articles have it and all words before it.
 */
export async function suggestWords(
  { db, locale }: SearchedIn,
  typed: string,
): Promise<readonly string[]> {
  const text = typed.normalize('NFC').slice(0, MOST_CHARACTERS)
  const begun = fold(/\p{L}{3,}$/u.exec(text)?.[0] ?? '')
  if (begun === '') return []
  const before = text.replace(/\p{L}+$/u, '')
  const earlier = termsOf(before, locale)
  const row = await db
    .prepare(
      `SELECT json_group_array(spelling) AS words FROM (
         SELECT spelling FROM (
           SELECT word, spelling, named FROM word_${locale}
           WHERE word > ?1 AND word < ?1 || char(1114111) AND named > 0
           ORDER BY named DESC, word LIMIT ${MOST_LOOKED_AT})
         WHERE ?2 = '' OR EXISTS (
           SELECT 1 FROM search_word_${locale}
           WHERE search_word_${locale} MATCH ?2 || ' AND "' || word || '"')
         ORDER BY named DESC, word LIMIT ${MOST_WORDS})`,
    )
    .bind(begun, byWords(earlier))
    .first()
  const typedWords = fold(before).split(' ').filter(Boolean)
  return Words.parse(row)
    .words.filter((word) => !typedWords.some((one) => fold(word).includes(one)))
    .map((word) => before + word)
}
