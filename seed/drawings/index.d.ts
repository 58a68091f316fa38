export type LocaleText = Readonly<{ de: string; en: string }>

/** The data of a product that a picture may show. */
export type Subject = Readonly<{
  /** The kind of picture: a key of `KINDS` in `src/pictures/views.ts`. */
  kind: string
  /** Key of the parent, for the few pictures that show one thing only. */
  family: string
  name: LocaleText
  unit: 'm' | 'piece' | 'set' | 'download'
  /** Per metre or piece. */
  weightG: number
  isHazardous: boolean
  /** Its exact shade; null for a product without a colour. */
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

export type View = Readonly<{
  svg: string
  /** The figures of the drawing in words. */
  alt: LocaleText
  /** Units of the drawing per millimetre; absent for a drawing without a scale. */
  unitsPerMm?: number
}>

/** The pictures of a product in display order, the cover first. */
export function drawProduct(subject: Subject): readonly View[]

/** A finished project of the gallery. Throws for an unknown key. */
export function drawProject(key: string, title: LocaleText): View

/** A drawing of the know-how pages. Throws for an unknown name. */
export function drawKnowHow(name: string): View

/** A sewing pattern as a PDF, byte for byte the same each time. Throws for an unknown key. */
export function drawPattern(pattern: Readonly<{ key: string; name: LocaleText }>): Uint8Array
