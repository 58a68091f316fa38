import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'

/** The content of a replayed Shopware: one product in one category. */
export function sellOneProduct() {
  return importCatalogue(
    aCatalogue({
      categories: [aCategory('fabrics', { name: { de: 'Stoffe', en: 'Fabrics' } })],
      families: [aParentRecord('ripstop')],
      articles: [aProductRecord('70000')],
    }),
  )
}
