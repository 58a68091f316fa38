import { paragraphsOf } from '#worker/pages/plain-text.ts'
import type { CmsPage } from '#shared/schemas/store-api/cms.ts'
import type { Thing } from './json-ld.ts'

const QUESTION = /<h2[^>]*>([\s\S]*?)<\/h2>([\s\S]*)/

/**
 * The questions and answers of a page; null without any. A question is a heading that ends with a
 * question mark and starts a text.
 */
export function faqJsonLd(page: CmsPage): Thing | null {
  const slots = page.sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.slots))
  const questions = slots.flatMap(({ data }) => {
    const [, heading = '', response = ''] = QUESTION.exec(data?.content ?? '') ?? []
    const [name, text] = [textOf(heading), textOf(response)]
    if (!name.endsWith('?') || !text) return []
    return [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }]
  })
  return questions.length > 0 ? { '@type': 'FAQPage', mainEntity: questions } : null
}

function textOf(html: string): string {
  return paragraphsOf(html).join(' ')
}
