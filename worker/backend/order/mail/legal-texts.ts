import { htmlText } from '#shared/html-text.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import type { CmsSectionRecord } from '#shared/schemas/import/cms.ts'
import { findLandingPage } from '#worker/backend/content/landing-pages.ts'
import { withShopFacts } from '#worker/backend/content/shop-facts.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { textFile, type Attachment } from '#worker/backend/mail/mail.ts'

/** Terms and withdrawal instructions as text files, as they stand on the shop's own pages. */
export async function legalTexts({ db, vars }: Deps, locale: Locale): Promise<Attachment[]> {
  const t = messages(locale)
  const files: Attachment[] = []
  for (const [key, filename] of [
    ['terms', t('mail.termsFile')],
    ['withdrawal', t('mail.withdrawalFile')],
  ] as const) {
    const page = await findLandingPage(db, 'public_id', idOf('landing-page', key))
    if (!page) continue
    const { name, sections } = page.record
    const html = withShopFacts(htmlOf(sections, locale), vars)
    files.push(textFile(filename, `${name[locale]}\n\n${plainText(html)}\n`))
  }
  return files
}

function htmlOf(sections: readonly CmsSectionRecord[], locale: Locale): string {
  const slots = sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.slots))
  return slots.map((slot) => (slot.type === 'text' ? slot.html[locale] : '')).join('\n')
}

/** HTML of our own pages as text with a line for every block. */
function plainText(html: string): string {
  return htmlText(html.replace(/\s+/g, ' '), '- ')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
