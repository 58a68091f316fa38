import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import type { Vars } from '#worker/runtime/env.ts'
import type { PaymentTexts } from './mail-content.ts'
import type { MailContent } from './mail-content.ts'

/** A mail as plain text. Each link has its own line, so that mail clients recognise its end. */
export function renderMailText(content: MailContent, locale: Locale, vars: Vars): string {
  const { greeting, paragraphs, button, note, payment, reader, links = [] } = content
  const t = messages(locale)
  const blocks = [
    greeting,
    ...paragraphs,
    ...(payment ? paymentBlocks(payment) : []),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    button && `${button.label}:\n${button.url}`,
    note,
    reader === 'operator' ? null : t('accountMail.questions'),
    `-- \n${senderLines(vars).join('\n')}`,
  ]
  return `${blocks.filter((block) => block !== null).join('\n\n')}\n`
}

function paymentBlocks({ title, text, entries }: PaymentTexts): readonly string[] {
  const table = entries.map(([label, value]) => `${label}: ${value}`)
  return [[title, text].filter(Boolean).join(' '), ...(table.length > 0 ? [table.join('\n')] : [])]
}

/** The sender, as the law requires it in a business letter. */
export function senderLines(vars: Vars): readonly string[] {
  const { SHOP_LEGAL_NAME, SHOP_STREET, SHOP_ZIP, SHOP_CITY, SHOP_PHONE, SHOP_EMAIL } = vars
  return [
    `${SHOP_LEGAL_NAME}, ${SHOP_STREET}, ${SHOP_ZIP} ${SHOP_CITY}`,
    `${SHOP_PHONE}, ${SHOP_EMAIL}`,
  ]
}
