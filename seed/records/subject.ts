import type { Subject } from '#seed/drawings/index.js'
import type { SourceShade } from '#seed/source/catalogue.ts'
import type { SourceProduct, SourceParentProduct } from '#seed/source/parent-product.ts'

/** The data of one product that its pictures show. */
export function subjectOf(
  parent: SourceParentProduct,
  product: SourceProduct,
  shades: ReadonlyMap<string, SourceShade>,
): Subject {
  const { params } = parent.picture
  const values = { ...parent.properties, ...product.properties, ...params }
  const shade = product.shade ? shades.get(product.shade) : undefined
  const texts = (name: string) => {
    const value = values[name]
    if (Array.isArray(value)) return value
    return typeof value === 'string' ? [value] : []
  }
  return {
    kind: parent.picture.kind,
    family: parent.key,
    name: parent.name,
    unit: product.unit ?? parent.unit,
    weightG: product.weightG,
    isHazardous: parent.flags.includes('hazardous'),
    hex: shade?.hex ?? null,
    shade: shade?.name ?? null,
    number: (name) => {
      const value = values[name]
      return typeof value === 'number' ? value : null
    },
    text: (name) => texts(name)[0] ?? null,
    texts,
    is: (param) => parent.picture.params[param] === true,
  }
}
