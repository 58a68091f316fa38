import type { Subject } from '#seed/drawings/index.js'
import type { SourceShade } from '#seed/source/catalogue.ts'
import type { SourceArticle, SourceFamily } from '#seed/source/parent-product.ts'

/** The data of one product that its pictures show. */
export function subjectOf(
  family: SourceFamily,
  article: SourceArticle,
  shades: ReadonlyMap<string, SourceShade>,
): Subject {
  const { params } = family.picture
  const values = { ...family.properties, ...article.properties, ...params }
  const shade = article.shade ? shades.get(article.shade) : undefined
  const texts = (name: string) => {
    const value = values[name]
    if (Array.isArray(value)) return value
    return typeof value === 'string' ? [value] : []
  }
  return {
    kind: family.picture.kind,
    family: family.key,
    name: family.name,
    unit: article.unit ?? family.unit,
    weightG: article.weightG,
    isHazardous: family.flags.includes('hazardous'),
    hex: shade?.hex ?? null,
    shade: shade?.name ?? null,
    number: (name) => {
      const value = values[name]
      return typeof value === 'number' ? value : null
    },
    text: (name) => texts(name)[0] ?? null,
    texts,
    is: (param) => family.picture.params[param] === true,
  }
}
