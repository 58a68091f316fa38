import { z } from '#shared/schemas/zod.ts'
import { CmsSectionRecord } from './cms.ts'
import { ProductNumber, Key, LocaleText, ShiftedDate, Slug } from './text.ts'

const Sections = z.array(CmsSectionRecord).min(1)

/** A line of `posts.ndjson`: a post of the blog. */
export const PostRecord = z.strictObject({
  key: Key,
  slug: Slug,
  /** Publication date. */
  date: ShiftedDate,
  title: LocaleText,
  summary: LocaleText,
  author: z.string().min(1),
  /** Key of a line of `media.ndjson`. */
  picture: Key.nullable(),
  sections: Sections,
})
export type PostRecord = z.infer<typeof PostRecord>

/** A line of `terms.ndjson`: a term of the lexicon. */
export const TermRecord = z.strictObject({
  key: Key,
  slug: Slug,
  term: LocaleText,
  /** A short explanation for lists, without markup. */
  summary: LocaleText,
  /** Keys of other terms. */
  seeAlso: z.array(Key),
  sections: Sections,
})
export type TermRecord = z.infer<typeof TermRecord>

/** A line of `projects.ndjson`: a sewn project in the gallery. */
export const ProjectRecord = z.strictObject({
  key: Key,
  slug: Slug,
  date: ShiftedDate,
  title: LocaleText,
  summary: LocaleText,
  picture: Key.nullable(),
  difficulty: z.enum(['1', '2', '3']),
  workMinutes: z.int().positive(),
  finishedWeightG: z.int().positive(),
  /** Materials of the project; quantities count sales units (tenths of a metre for metre goods). */
  materials: z.array(z.strictObject({ article: ProductNumber, quantity: z.int().positive() })),
  sections: Sections,
})
export type ProjectRecord = z.infer<typeof ProjectRecord>
