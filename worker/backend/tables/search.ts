import type { Locale } from '#shared/i18n/locales.ts'
import { SearchTermRecord } from '#shared/schemas/import/search-term.ts'
import { int, json, rowId, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

/** Words of shoppers and the products that they mean. */
export const SearchTermTable = table('search_term', {
  id: rowId,
  publicId: text,
  key: text,
  contentHash: text,
  record: json(SearchTermRecord),
})

/** The content of a product when it was indexed. */
export const SearchIndexedTable = table('search_indexed', { productId: int, contentHash: text })

const wordTable = (locale: Locale) =>
  table(`word_${locale}`, {
    id: rowId,
    /** Folded. */
    word: text,
    /** The shop's spelling. */
    spelling: text,
    /** The number of products with the word anywhere, and in their name. */
    products: int,
    namedProducts: int,
  })

/** The words of the listed products. */
export const WordTables = { de: wordTable('de'), en: wordTable('en') } as const

const misspellingTable = (locale: Locale) =>
  table(`word_misspelling_${locale}`, { key: text, wordId: int })

/** Keys that words share with their misspellings. */
export const WordMisspellingTables = {
  de: misspellingTable('de'),
  en: misspellingTable('en'),
} as const
