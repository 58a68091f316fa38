import { z } from '#shared/schemas/zod.ts'
import { CmsSectionRecord } from './cms.ts'
import { Key, LocaleText, Path } from './text.ts'

/** A line of `pages.ndjson`: a content page with its own path. */
export const PageRecord = z.strictObject({
  key: Key,
  /** The page above this one, on an earlier line. */
  parent: Key.nullable(),
  path: Path,
  /** Further paths that redirect permanently to `path`. */
  aliases: z.strictObject({ de: z.array(Path.shape.de), en: z.array(Path.shape.en) }),
  /** The page's heading, and its title for search engines. */
  name: LocaleText,
  /** A summary in one sentence for search engines. */
  description: LocaleText,
  /** Whether search engines may list the page. */
  indexed: z.boolean(),
  sections: z.array(CmsSectionRecord).min(1),
})
export type PageRecord = z.infer<typeof PageRecord>
