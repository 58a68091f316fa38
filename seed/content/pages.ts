import type { PageRecord } from '#shared/schemas/import/page.ts'
import type { SourceCatalogue } from '#seed/source/catalogue.ts'
import { linksOf } from './links.ts'
import { section, textBlock } from './sections.ts'

/** The pages of content as records: one section of text each. */
export function pageRecords(source: SourceCatalogue): readonly PageRecord[] {
  const links = linksOf(source)
  return source.content.pages.map(({ html, ...page }) => ({
    ...page,
    sections: [section([textBlock({ de: links(html.de, 'de'), en: links(html.en, 'en') })])],
  }))
}
