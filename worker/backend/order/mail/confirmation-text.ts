import { messages } from '#shared/i18n/messages.ts'
import type { ConfirmationWords, Entry } from './confirmation-words.ts'

/** The confirmation as plain text; addresses of pages stand alone in their line. */
export function confirmationText(words: ConfirmationWords): string {
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

function listed(entries: readonly Entry[]): string {
  return entries.map(([label, value]) => (value ? `${label}: ${value}` : label)).join('\n')
}
