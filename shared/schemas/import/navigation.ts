import { z } from '#shared/schemas/zod.ts'
import { Key, LocaleText, Path } from './text.ts'

/**
 * A line of `navigation.ndjson`: an entry of the menu next to the categories, or of the footer. A
 * folder has no link; it comes before its entries.
 */
export const NavigationRecord = z.strictObject({
  key: Key,
  parent: Key.nullable(),
  /** For a top-level entry; other entries are in the menu of their folder. */
  menu: z.enum(['main', 'footer']).default('main'),
  position: z.int().min(0),
  name: LocaleText,
  target: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('folder') }),
    /** A content page by its key. */
    z.strictObject({ kind: z.literal('page'), page: Key }),
    /** A page of the shop by its path, without the locale prefix. */
    z.strictObject({ kind: z.literal('path'), path: Path }),
    /** An external address. */
    z.strictObject({ kind: z.literal('external'), url: z.url({ protocol: /^https$/ }) }),
  ]),
})
export type NavigationRecord = z.infer<typeof NavigationRecord>
