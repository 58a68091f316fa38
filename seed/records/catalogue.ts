import { contentRecords } from '#seed/content/content.ts'
import type { SourceCatalogue } from '#seed/source/catalogue.ts'
import { articleRecord } from './products.ts'
import { categoryRecords } from './categories.ts'
import { DRAWINGS, type Drawings } from './drawings.ts'
import { familyRecord } from './parents.ts'
import type { Records } from './folder.ts'
import { mediaShelf } from './media.ts'
import { patternShelf } from './patterns.ts'
import { propertyRecords } from './properties.ts'
import { subjectOf } from './subject.ts'

/** A catalogue to write: records by file, pictures by file name. */
export type BuiltCatalogue = Readonly<{
  records: Records
  media: ReadonlyMap<string, string>
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
  const articles = source.families.flatMap((family) =>
    family.articles.map((article, position) => {
      const media = drawings.drawProduct(subjectOf(family, article, shades)).map(shelf.keep)
      if (position === 0) covers.set(family.key, media[0] ?? null)
      const file = article.download ? patterns.keep(family) : null
      return articleRecord(family, article, position, media, file)
    }),
  )
  const content = contentRecords(source, covers, drawings, shelf.keep)
  return {
    records: {
      manufacturers: source.manufacturers,
      properties: propertyRecords(source),
      media: shelf.records(),
      categories: categoryRecords(source, covers),
      'shipping-methods': source.shippingMethods,
      families: source.families.map(familyRecord),
      articles,
      reviews: source.reviews,
      promotions: source.promotions,
      ...content,
    },
    media: shelf.files(),
    files: patterns.files(),
  }
}
