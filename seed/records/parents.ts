import type { ParentRecord } from '#shared/schemas/import/parent-product.ts'
import type { SourceParentProduct } from '#seed/source/parent-product.ts'
import { optionKeys } from './properties.ts'

/** The note below the text of a parent with rendered pictures. */
const RENDERED = {
  de: 'Gerendert: Bildschirmfarben sind Näherungen, Muster sind kostenlos.',
  en: 'Rendered illustration: colours on screens are approximate, samples are free.',
}

/** The import record of a parent, without its products. */
export function parentRecord(
  parent: SourceParentProduct,
  position: number,
  isRendered: boolean,
): ParentRecord {
  const { description } = parent
  const noted = {
    de: `${description.de}\n\n${RENDERED.de}`,
    en: `${description.en}\n\n${RENDERED.en}`,
  }
  return {
    key: parent.key,
    position,
    name: parent.name,
    slug: parent.slug,
    description: isRendered ? noted : description,
    manufacturer: parent.manufacturer,
    categories: [parent.category],
    axes: parent.axes.map((axis) => (axis === 'colour' ? 'shade' : axis)),
    properties: optionKeys(parent.properties),
    composition: parent.composition,
    animalNonTextileParts: parent.animalNonTextileParts,
    care: parent.care,
    warnings: parent.warnings,
    hazard: parent.hazard ?? null,
    deliveryDays: parent.deliveryDays,
    crossSelling: parent.crossSelling,
  }
}
