import type { LocaleText } from '#shared/schemas/import/text.ts'
import type { SourceShade } from '#seed/source/catalogue.ts'
import type { SourceArticle, SourceFamily } from '#seed/source/family.ts'

/** What a plate may know about an article. */
export type Subject = Readonly<{
  kind: string
  /** Key of the family, for the few plates that show one thing only. */
  family: string
  name: LocaleText
  unit: SourceFamily['unit']
  /** Per metre or piece. */
  weightG: number
  isHazardous: boolean
  /** Its exact tone; null for what has no colour of its own. */
  hex: string | null
  shade: LocaleText | null
  /** A drawing parameter, else the measure of that name; null when neither is a number. */
  number: (name: string) => number | null
  /** A drawing parameter or the first option of a property group. */
  text: (name: string) => string | null
  /** All options of a property group. */
  texts: (name: string) => readonly string[]
  is: (param: string) => boolean
}>

/** Looks at one article of a family as a draughtsman does. */
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
