import type { Locale } from '#shared/i18n/locales.ts'
import type { PostRecord } from '#shared/schemas/import/entry.ts'
import { fold } from '#shared/search/fold.ts'

/** All words of a post in each language, folded as a search folds what is typed. */
export function searchTexts(post: PostRecord): Readonly<Record<Locale, string>> {
  const inLocale = (locale: Locale) => {
    const slots = post.sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.slots))
    const texts = slots.flatMap((slot) => (slot.type === 'text' ? slot.html[locale] : []))
    const words = texts.join(' ').replace(/<[^>]*>/g, ' ')
    return fold(`${post.title[locale]} ${post.summary[locale]} ${words}`)
  }
  return { de: inLocale('de'), en: inLocale('en') }
}
