import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { nameList } from '#shared/i18n/name-list.ts'
import type { LineWords } from './line-words.ts'

/** Which articles can be sent back and which cannot, in sentences; `link` follows the last one. */
export type WithdrawalWords = Readonly<{ sentences: readonly string[]; hasLink: boolean }>

export function withdrawalWords(lines: readonly LineWords[], locale: Locale): WithdrawalWords {
  const t = messages(locale)
  const titles = (kind: LineWords['withdrawal']) =>
    lines.filter(({ withdrawal }) => withdrawal === kind).map(({ title }) => title)
  const [cut, digital, others] = [
    titles('cut-to-length'),
    titles('digital-content'),
    titles('standard'),
  ]
  const listed = (articles: readonly string[]) => ({ articles: nameList(locale, articles).names })
  const exceptions = [
    ...(cut.length > 0 ? [t('mail.withdrawalNone', listed(cut))] : []),
    ...(digital.length > 0 ? [t('mail.withdrawalDigital', listed(digital))] : []),
  ]
  if (others.length === 0) return { sentences: exceptions, hasLink: false }
  const rest = exceptions.length === 0 ? t('mail.withdrawalAll') : t('mail.withdrawalRest')
  return { sentences: [...exceptions, rest], hasLink: true }
}
