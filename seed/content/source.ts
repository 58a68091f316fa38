import { PageRecord } from '#shared/schemas/import/page.ts'
import { LocaleText } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'

/** A page as it is edited: its HTML stands in a file for each language. */
export const SourcePage = PageRecord.omit({ sections: true }).extend({ html: LocaleText })
export type SourcePage = z.infer<typeof SourcePage>

/** All texts of the demo that are not catalogue. */
export const SourceContent = z.strictObject({ pages: z.array(SourcePage) })
export type SourceContent = z.infer<typeof SourceContent>
