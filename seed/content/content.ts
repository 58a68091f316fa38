import type { CmsSectionRecord } from '#shared/schemas/import/cms.ts'
import type { Covers } from '#seed/records/categories.ts'
import type { View } from '#seed/drawings/index.js'
import type { Drawings } from '#seed/records/drawings.ts'
import type { SourceCatalogue } from '#seed/source/catalogue.ts'
import { postRecord, projectRecord, termRecord, type ParentProductParts } from './entries.ts'
import { faqPages } from './faq.ts'
import { knowHowPages } from './know-how.ts'
import { linksOf, type Links } from './links.ts'
import { section, textBlock } from './sections.ts'

/** Records of all content: pages, entries and menus. `keep` stores pictures. */
export function contentRecords(
  source: SourceCatalogue,
  covers: Covers,
  { drawKnowHow, drawProject }: Drawings,
  keep: (view: View) => string,
) {
  const { content } = source
  if (!content)
    return { pages: [], posts: [], terms: [], projects: [], navigation: [], redirects: [] }
  const { pages, faq, knowHow, posts, terms, projects, navigation, redirects } = content
  const parts = parentParts(source, covers)
  const links = linksOf(source, content)
  const linked = <R extends { readonly sections: readonly CmsSectionRecord[] }>(record: R) => ({
    ...record,
    sections: record.sections.map((one) => linkedSection(one, links)),
  })
  return {
    pages: [
      ...pages.map(({ html, ...page }) => ({ ...page, sections: [section([textBlock(html)])] })),
      ...faqPages(faq),
      ...knowHowPages(knowHow, parts.numbersOf, (name) => keep(drawKnowHow(name))),
    ].map(linked),
    posts: posts.map((post) => linked(postRecord(post, parts))),
    terms: terms.map((term) => linked(termRecord(term, parts))),
    projects: projects.map((project) =>
      linked(projectRecord(project, parts, keep(drawProject(project.key, project.title)))),
    ),
    navigation,
    redirects,
  }
}

function linkedSection(one: CmsSectionRecord, links: Links): CmsSectionRecord {
  const blocks = one.blocks.map((block) => ({
    ...block,
    slots: block.slots.map((slot) =>
      slot.type === 'text' ? { ...slot, html: links(slot.html) } : slot,
    ),
  }))
  return { ...one, blocks }
}

/** Throws for an unknown parent, since the text is ours. */
function parentParts({ families: parents }: SourceCatalogue, covers: Covers): ParentProductParts {
  const numbers = new Map(parents.map(({ key, articles: products }) => [key, products[0]?.number]))
  return {
    numbersOf: (keys) =>
      keys.map((key) => {
        const number = numbers.get(key)
        if (number === undefined) throw new Error(`A text names the unknown parent ${key}`)
        return number
      }),
    pictureOf: (keys) => keys.map((key) => covers.get(key)).find(Boolean) ?? null,
  }
}
