import { NavigationRecord } from '#shared/schemas/import/navigation.ts'
import { PageRecord } from '#shared/schemas/import/page.ts'
import { RedirectRecord } from '#shared/schemas/import/redirect.ts'
import { PostRecord, ProjectRecord, TermRecord } from '#shared/schemas/import/entry.ts'
import { Key, LocaleText, Path } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'

const Parents = z.array(Key)

/** A page as edited; a file per language has its HTML. */
const SourcePage = PageRecord.omit({ sections: true }).extend({
  parent: Key.nullable().default(null),
  indexed: z.boolean().default(true),
  html: LocaleText,
})

/** Questions by page, and their parent page. */
export const SourceFaq = z.strictObject({
  path: Path,
  title: LocaleText,
  description: LocaleText,
  pages: z.array(
    z.strictObject({
      key: Key,
      path: Path,
      title: LocaleText,
      description: LocaleText,
      questions: z.array(z.strictObject({ question: LocaleText, answer: LocaleText })),
    }),
  ),
})
export type SourceFaq = z.infer<typeof SourceFaq>

/** Figures or properties side by side; the first cell names the row. */
const SourceTable = z.strictObject({
  caption: LocaleText,
  head: z.array(LocaleText),
  rows: z.array(z.array(LocaleText)),
})

/** Pages on materials and techniques by group, and their parent page. */
export const SourceKnowHow = z.strictObject({
  path: Path,
  title: LocaleText,
  description: LocaleText,
  groups: z.array(
    z.strictObject({ key: Key, path: Path, title: LocaleText, description: LocaleText }),
  ),
  pages: z.array(
    z.strictObject({
      key: Key,
      group: Key,
      path: Path,
      title: LocaleText,
      intro: LocaleText,
      /** Name of its drawing. */
      drawing: Key.nullable().default(null),
      sections: z.array(
        z.strictObject({
          heading: LocaleText,
          text: LocaleText,
          table: SourceTable.nullable().default(null),
        }),
      ),
      families: Parents,
    }),
  ),
})
export type SourceKnowHow = z.infer<typeof SourceKnowHow>

export const SourcePost = PostRecord.omit({ sections: true, picture: true }).extend({
  families: Parents,
  html: LocaleText,
})
export type SourcePost = z.infer<typeof SourcePost>

export const SourceTerm = TermRecord.omit({ sections: true, summary: true }).extend({
  definition: LocaleText,
  families: Parents,
})
export type SourceTerm = z.infer<typeof SourceTerm>

export const SourceProject = ProjectRecord.omit({
  sections: true,
  picture: true,
  materials: true,
}).extend({ materials: z.array(z.strictObject({ family: Key, units: z.int().positive() })) })
export type SourceProject = z.infer<typeof SourceProject>

/** All demo texts except the catalogue. */
export const SourceContent = z.strictObject({
  pages: z.array(SourcePage),
  faq: SourceFaq,
  knowHow: SourceKnowHow,
  posts: z.array(SourcePost),
  terms: z.array(SourceTerm),
  projects: z.array(SourceProject),
  navigation: z.array(NavigationRecord),
  redirects: z.array(RedirectRecord),
})
export type SourceContent = z.infer<typeof SourceContent>
