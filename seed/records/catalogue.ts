import { DEMO_SETTINGS } from '#shared/schemas/import/demo-settings.ts'
import { contentRecords } from '#seed/content/content.ts'
import type { SourceCatalogue } from '#seed/source/catalogue.ts'
import type { SourceProduct } from '#seed/source/parent-product.ts'
import { productRecord } from './products.ts'
import { categoryRecords } from './categories.ts'
import { DRAWINGS, type Drawings } from './drawings.ts'
import { parentRecord } from './parents.ts'
import type { Records } from './folder.ts'
import { mediaShelf } from './media.ts'
import { patternShelf } from './patterns.ts'
import { photographAlt } from './photograph-alt.ts'
import { propertyRecords } from './properties.ts'
import { subjectOf } from './subject.ts'

/** A catalogue to write: records by file, pictures by file name as text or as a file to copy. */
export type BuiltCatalogue = Readonly<{
  records: Records
  media: ReadonlyMap<string, string | URL>
  /** Files for sale, by file name. */
  files: ReadonlyMap<string, Uint8Array>
}>

/** Makes the import records of a catalogue with its pictures and patterns. */
export function buildCatalogue(
  source: SourceCatalogue,
  drawings: Drawings = DRAWINGS,
): BuiltCatalogue {
  const shelf = mediaShelf()
  const patterns = patternShelf(drawings.drawPattern)
  const shades = new Map(source.shades.map((shade) => [shade.key, shade]))
  const covers = new Map<string, string | null>()
  const photographsOf = ({ number }: SourceProduct) => source.photographs[number] ?? []
  const products = source.families.flatMap((parent) =>
    parent.articles.map((product, position) => {
      const subject = subjectOf(parent, product, shades)
      const photographs = photographsOf(product).map((photograph) =>
        shelf.keepPhotograph(photograph, photographAlt(photograph.view, subject)),
      )
      const media = [...photographs, ...drawings.drawProduct(subject).map(shelf.keep)]
      if (position === 0) covers.set(parent.key, media[0] ?? null)
      const file = product.download ? patterns.keep(parent) : null
      return productRecord(parent, product, position, media, file)
    }),
  )
  const content = contentRecords(source, covers, drawings, shelf.keep)
  return {
    records: {
      shop: [DEMO_SETTINGS],
      manufacturers: source.manufacturers,
      properties: propertyRecords(source),
      media: shelf.records(),
      categories: categoryRecords(source, covers),
      'shipping-methods': source.shippingMethods,
      families: source.families.map((parent, position) =>
        parentRecord(
          parent,
          position,
          parent.articles.some((product) => photographsOf(product).length > 0),
        ),
      ),
      articles: products,
      reviews: source.reviews,
      promotions: source.promotions,
      'search-terms': source.searchTerms,
      ...content,
    },
    media: shelf.files(),
    files: patterns.files(),
  }
}
