import type { CmsBlockRecord } from '#shared/schemas/import/cms.ts'
import type { PageRecord } from '#shared/schemas/import/page.ts'
import type { LocaleText } from '#shared/schemas/import/text.ts'
import { bothOf, element, escaped, joined, link, tableOf } from './html.ts'
import { imageBlock, productsBlock, section, textBlock, twoTexts } from './sections.ts'
import type { SourceKnowHow } from './source.ts'

const KNOW_HOW = 'know-how'
const MATCHING = { de: 'Passende Artikel', en: 'Matching articles' }

/** The overview, a page per group, and the pages; `draw` returns the key of a drawing. */
export function knowHowPages(
  { path, title, description, groups, pages }: SourceKnowHow,
  numbersOf: (parents: readonly string[]) => readonly string[],
  draw: (drawing: string) => string,
): readonly PageRecord[] {
  const shared = { aliases: { de: [], en: [] }, indexed: true }
  const listOf = (group: string) => {
    const items = pages.filter((page) => page.group === group)
    return bothOf((locale) => {
      const lines = items.map(({ key, title: name, intro }) => {
        const linked = link(`page:${key}`, name)[locale]
        return `<li>${linked}<br>${escaped(intro[locale])}</li>`
      })
      return `<ul>${lines.join('\n')}</ul>`
    })
  }
  const groupText = ({ key, title: name }: SourceKnowHow['groups'][number]) => {
    const heading = link(`page:${key}`, name)
    return joined([bothOf((locale) => `<h2>${heading[locale]}</h2>`), listOf(key)])
  }
  return [
    {
      key: KNOW_HOW,
      parent: null,
      path,
      name: title,
      description,
      sections: [section([textBlock(element('p', description)), ...pairs(groups.map(groupText))])],
      ...shared,
    },
    ...groups.map((group) => ({
      key: group.key,
      parent: KNOW_HOW,
      path: group.path,
      name: group.title,
      description: group.description,
      sections: [
        section([textBlock(joined([element('p', group.description), listOf(group.key)]))]),
      ],
      ...shared,
    })),
    ...pages.map((page) => ({
      key: page.key,
      parent: page.group,
      path: page.path,
      name: page.title,
      description: page.intro,
      sections: [
        section([
          textBlock(element('p', page.intro)),
          ...(page.drawing === null ? [] : [imageBlock(draw(page.drawing))]),
          textBlock(
            joined(
              page.sections.flatMap(({ heading, text, table }) => [
                element('h2', heading),
                element('p', text),
                ...(table ? [tableOf(table.caption, table.head, table.rows)] : []),
              ]),
            ),
          ),
          ...productsBlock(MATCHING, numbersOf(page.families)),
        ]),
      ],
      ...shared,
    })),
  ]
}

/** Texts in pairs; an odd last one alone. */
function pairs(texts: readonly LocaleText[]): readonly CmsBlockRecord[] {
  return texts.flatMap((left, index) => {
    const right = texts[index + 1]
    if (index % 2 === 1) return []
    return [right ? twoTexts(left, right) : textBlock(left)]
  })
}
