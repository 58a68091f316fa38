import type { FamilyRecord } from '#shared/schemas/import/parent-product.ts'
import type { SourceFamily } from '#seed/source/parent-product.ts'
import { optionKeys } from './properties.ts'

/** The import record of a parent, without its products. */
export function familyRecord(family: SourceFamily, position: number): FamilyRecord {
  return {
    key: family.key,
    position,
    name: family.name,
    slug: family.slug,
    description: family.description,
    manufacturer: family.manufacturer,
    categories: [family.category],
    axes: family.axes.map((axis) => (axis === 'colour' ? 'shade' : axis)),
    properties: optionKeys(family.properties),
    composition: family.composition,
    animalNonTextileParts: family.animalNonTextileParts,
    care: family.care,
    warnings: family.warnings,
    hazard: family.hazard ?? null,
    deliveryDays: family.deliveryDays,
    crossSelling: family.crossSelling,
  }
}
