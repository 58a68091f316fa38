import type { PageRecord } from '#shared/schemas/import/page.ts'
import { anchored, bothOf, element, escaped, joined } from './html.ts'
import { section, textBlock } from './sections.ts'
import type { SourceFaq } from './source.ts'

const FAQ = 'faq'

/** The overview of questions, whose answers open on the page, and a page per group. */
export function faqPages({ path, title, description, pages }: SourceFaq): readonly PageRecord[] {
  const shared = { aliases: { de: [], en: [] }, indexed: true }
  const overview = joined([
    element('p', description),
    ...pages.map(({ key, title: heading, questions }) =>
      bothOf((locale) => {
        const entries = questions.map(
          ({ question, answer }) =>
            `<details><summary>${escaped(question[locale])}</summary><p>${escaped(answer[locale])}</p></details>`,
        )
        const named = `<a href="page:${key}">${escaped(heading[locale])}</a>`
        return `<h2>${named}</h2>\n${entries.join('\n')}`
      }),
    ),
  ])
  return [
    {
      key: FAQ,
      parent: null,
      path,
      name: title,
      description,
      sections: [section([textBlock(overview)])],
      ...shared,
    },
    ...pages.map((page) => ({
      key: page.key,
      parent: FAQ,
      path: page.path,
      name: page.title,
      description: page.description,
      sections: [
        section(
          page.questions.map(({ question, answer: response }) =>
            textBlock(joined([anchored(question), element('p', response)])),
          ),
        ),
      ],
      ...shared,
    })),
  ]
}
