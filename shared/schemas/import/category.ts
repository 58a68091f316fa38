import { z } from '#shared/schemas/zod.ts'
import { Key, LocaleText, Path, Slug } from './text.ts'

/** The rule for the products of a dynamic category; evaluated whenever the catalogue is built. */
export const CategoryRule = z.discriminatedUnion('kind', [
  /** Closeouts, second choice and reduced products. */
  z.strictObject({ kind: z.literal('offers') }),
  /** Products whose `newSince` is at most `days` days ago. */
  z.strictObject({ kind: z.literal('new'), days: z.int().positive() }),
])
export type CategoryRule = z.infer<typeof CategoryRule>

/** A line of `categories.ndjson`. A parent must come before its children. */
export const CategoryRecord = z.strictObject({
  key: Key,
  parent: Key.nullable(),
  position: z.int().min(0),
  menu: z.enum(['main', 'service']),
  /** Null: parent products are assigned by hand. */
  rule: CategoryRule.nullable(),
  slug: Slug,
  path: Path,
  name: LocaleText,
  description: LocaleText,
  /** Property groups that are useful filters here, most useful first. */
  filters: z.array(Key),
  /** Key of a line of `media.ndjson`. */
  picture: Key.nullable(),
})
export type CategoryRecord = z.infer<typeof CategoryRecord>
