import { readCountries, selectCountries } from '#worker/backend/channel/places.ts'
import { orderById } from '#worker/backend/order/find-orders.ts'
import { type MailWriter, textFile } from '#worker/backend/mail/mail.ts'
import { confirmationHtml } from './confirmation-html.ts'
import {
  toConfirmationTexts,
  type ConfirmationTexts,
  type ConfirmationEntry,
} from './confirmation-texts.ts'
import { qrPicture } from '#worker/backend/mail/layout/payment-box.ts'
import { messages } from '#shared/i18n/messages.ts'
import { htmlText } from '#shared/html-text.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { CmsSectionRecord } from '#shared/schemas/import/cms.ts'
import { findLandingPage } from '#worker/backend/content/landing-pages.ts'
import { withShopFacts } from '#worker/backend/content/shop-facts.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import type { Attachment } from '#worker/backend/tables/outbox.ts'

/** Confirms an order in the language of the order. */
export const confirmationMail: MailWriter = async (deps, orderId, locale) => {
  const order = await orderById(deps.db, orderId)
  if (!order) return null
  const { results } = await selectCountries(deps.db).all()
  const countries = new Map(readCountries(results, locale).map((country) => [country.id, country]))
  const texts = await legalTexts(deps, locale)
  const words = {
    ...toConfirmationTexts(order, locale, deps.vars, (id) => countries.get(id)),
    isTextAttached: texts.length > 0,
  }
  const epcPayload = words.payment?.epcPayload
  return {
    subject: words.subject,
    html: confirmationHtml(words),
    text: renderConfirmationText(words),
    attachments: [...texts, ...(epcPayload ? [qrPicture(epcPayload)] : [])],
  }
}

/** The confirmation as plain text. Each link has its own line. */
function renderConfirmationText(words: ConfirmationTexts): string {
  const t = messages(words.locale)
  const { payment, withdrawal } = words
  const blocks = [
    words.heading,
    words.intro,
    listed(words.facts),
    ...words.lines.map(({ title, details, amount, sum }) =>
      [title, details, `${amount} = ${sum}`].filter(Boolean).join('\n'),
    ),
    listed([...words.sums, words.total, ...words.taxes]),
    payment && [payment.title, payment.text].filter(Boolean).join(' '),
    payment && payment.entries.length > 0 && listed(payment.entries),
    payment?.link && `${payment.link.label}:\n${payment.link.url}`,
    `${words.show.label}:\n${words.show.url}`,
    ...words.blocks.map(({ label, lines }) => [`${label}:`, ...lines].join('\n')),
    [t('mail.withdrawal'), ...withdrawal.sentences].join(' '),
    withdrawal.hasLink && words.revoke.url,
    words.isTextAttached && t('mail.attached'),
    t('mail.questions'),
    `-- \n${words.sender.join('\n')}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

function listed(entries: readonly ConfirmationEntry[]): string {
  return entries.map(([label, value]) => (value ? `${label}: ${value}` : label)).join('\n')
}

/** Terms and withdrawal instructions as text files, from the shop's pages. */
async function legalTexts({ db, vars }: Deps, locale: Locale): Promise<Attachment[]> {
  const t = messages(locale)
  const files: Attachment[] = []
  for (const [key, filename] of [
    ['terms', t('mail.termsFile')],
    ['withdrawal', t('mail.withdrawalFile')],
  ] as const) {
    const page = await findLandingPage(db, 'publicId', idOf('landing-page', key))
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

/** The HTML of a page as text, with one line per block. */
function plainText(html: string): string {
  return htmlText(html.replace(/\s+/g, ' '), '- ')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
