import { z } from '#shared/schemas/zod.ts'
import { Key, LocaleText, Path, Slug } from './text.ts'

/** Which products a dynamic category holds; it is worked out whenever the catalogue is built. */
export const CategoryRule = z.discriminatedUnion('kind', [
  /** Closeouts, second choice and reduced products. */
  z.strictObject({ kind: z.literal('offers') }),
  /** Products whose `newSince` lies no more than so many days back. */
  z.strictObject({ kind: z.literal('new'), days: z.int().positive() }),
])
export type CategoryRule = z.infer<typeof CategoryRule>

/** A line of `categories.ndjson`. A parent stands on an earlier line than its children. */
export const CategoryRecord = z.strictObject({
  key: Key,
  parent: Key.nullable(),
  position: z.int().min(0),
  menu: z.enum(['main', 'service']),
  /** null: parent products are hung on it by hand. */
  rule: CategoryRule.nullable(),
  slug: Slug,
  path: Path,
  name: LocaleText,
  description: LocaleText,
  /** Property groups that matter as filters here, the most useful first. */
  filters: z.array(Key),
  /** Key of a line of `media.ndjson`. */
  picture: Key.nullable(),
})
export type CategoryRecord = z.infer<typeof CategoryRecord>
