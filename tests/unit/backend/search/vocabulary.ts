import type { Locale } from '#shared/i18n/locales.ts'
import type { SearchTermRecord } from '#shared/schemas/import/search-term.ts'
import { aGroup, aMeasure } from '#tests/builders/import-records.ts'
import { makeVocabulary, type Vocabulary } from '#worker/backend/search/vocabulary.ts'

const CLOTH = { category: 'fabrics', measures: [], options: [] }

function aSearchTerm(
  key: string,
  de: readonly string[],
  en: readonly string[],
  changes: Partial<SearchTermRecord> = {},
): SearchTermRecord {
  return { key, words: { de: [...de], en: [...en] }, products: [], ...changes }
}

const measure = (key: string, unit: string, de: string, en: string) => {
  const { options: _, ...record } = aMeasure(key, unit, [], { name: { de, en } })
  return { id: key, record, options: [] }
}

/** A vocabulary of cloth and zippers. */
export function aVocabulary(locale: Locale = 'de'): Vocabulary {
  const { options: _, ...shade } = aGroup()
  return makeVocabulary(
    {
      searchTerms: [
        aSearchTerm('waterproof', ['wasserdicht'], ['waterproof'], { products: [CLOTH] }),
        aSearchTerm('rain-jacket', ['Regenjacke'], ['rain jacket'], { products: [CLOTH] }),
        aSearchTerm('hook-and-loop', ['Klett'], ['hook and loop']),
        aSearchTerm('zipper', ['Reißverschluss'], ['zipper']),
        aSearchTerm('two-way', ['Zweiwege', '2-Wege'], ['two-way']),
      ],
      categoryNames: [{ de: 'Stoffe', en: 'Fabrics' }],
      groups: [
        { id: 'shade', record: shade, options: [] },
        measure('hydrostatic_head', 'mm', 'Wassersäule', 'Hydrostatic head'),
        measure('length_cm', 'cm', 'Länge', 'Length'),
        measure('grammage', 'g/m²', 'Flächengewicht', 'Weight per area'),
      ],
    },
    locale,
  )
}
