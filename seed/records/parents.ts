import type { ParentRecord } from '#shared/schemas/import/parent-product.ts'
import type { SourceParentProduct } from '#seed/source/parent-product.ts'
import { optionKeys } from './properties.ts'

/** The import record of a parent, without its products. */
export function parentRecord(parent: SourceParentProduct, position: number): ParentRecord {
  return {
    key: parent.key,
    position,
    name: parent.name,
    slug: parent.slug,
    description: parent.description,
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
