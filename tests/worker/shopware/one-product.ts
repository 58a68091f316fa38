import { aCatalogue, aCategory, aFamily, anArticle } from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'

/** What a replayed Shopware sells: one article in one category. */
export function sellOneArticle() {
  return importCatalogue(
    aCatalogue({
      categories: [aCategory('fabrics', { name: { de: 'Stoffe', en: 'Fabrics' } })],
      families: [aFamily('ripstop')],
      articles: [anArticle('70000')],
    }),
  )
}
