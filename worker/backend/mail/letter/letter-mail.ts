import type { Locale } from '#shared/i18n/locales.ts'
import type { Vars } from '#worker/runtime/env.ts'
import type { Mail } from '../mail.ts'
import { qrPicture } from './qr-picture.ts'
import type { Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

/** A letter set as a mail, with its text alternative. */
export function letterMail(letter: Letter, locale: Locale, vars: Vars): Mail {
  return {
    subject: letter.subject,
    html: letterHtml(letter, locale, vars),
    text: letterText(letter, locale, vars),
    attachments: letter.payment?.epcPayload ? [qrPicture(letter.payment.epcPayload)] : [],
  }
}
