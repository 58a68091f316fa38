import { z } from '#shared/schemas/zod.ts'
import { Key, LocaleText, Path } from './text.ts'

/**
 * A line of `navigation.ndjson`: an entry of the menu beside the categories, or of the footer's. A
 * folder leads nowhere and holds others; it stands on an earlier line than they do.
 */
export const NavigationRecord = z.strictObject({
  key: Key,
  parent: Key.nullable(),
  /** For an entry at the top; the others stand where their folder does. */
  menu: z.enum(['main', 'footer']).default('main'),
  position: z.int().min(0),
  name: LocaleText,
  target: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('folder') }),
    /** A page of content by its key. */
    z.strictObject({ kind: z.literal('page'), page: Key }),
    /** A page of the shop itself by its path, without the locale prefix. */
    z.strictObject({ kind: z.literal('path'), path: Path }),
    /** An address elsewhere, as given. */
    z.strictObject({ kind: z.literal('external'), url: z.url({ protocol: /^https$/ }) }),
  ]),
})
export type NavigationRecord = z.infer<typeof NavigationRecord>
