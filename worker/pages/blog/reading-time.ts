import type { CmsPage } from '#shared/schemas/store-api/cms.ts'

/** How many words an unhurried reader takes in a minute. */
const WORDS_A_MINUTE = 200

/** Whole minutes that the texts of a page take to read, at least one. */
export function readingMinutes(page: CmsPage): number {
  const slots = page.sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.slots))
  const texts = slots.map(({ data }) => (data?.content ?? '').replace(/<[^>]*>/g, ' '))
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
