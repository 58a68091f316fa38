import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import type { MailContent } from '#worker/backend/mail/layout/mail-content.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { writtenMailInsert } from '#worker/backend/mail/layout/written-mail-insert.ts'

/**
 * The content of an account mail. A mail to an unconfirmed address contains no name, so that nobody
 * can send text to strangers.
 */
export type AccountMail =
  | { readonly kind: 'opt-in'; readonly url: string }
  | { readonly kind: 'exists'; readonly url: string }
  | {
      readonly kind: 'welcome'
      readonly name: string
      readonly url: string
      readonly requestedGroup: string | null
    }
  | { readonly kind: 'recovery'; readonly name: string; readonly url: string }
  | { readonly kind: 'unknown'; readonly url: string }
  | { readonly kind: 'password-changed'; readonly name: string; readonly url: string }
  | { readonly kind: 'email-confirm'; readonly url: string }
  | {
      readonly kind: 'email-changing'
      readonly name: string
      readonly url: string
      readonly address: string
    }
  | { readonly kind: 'deleted'; readonly name: string }
  | { readonly kind: 'erased' }
  | {
      readonly kind: 'group-granted'
      readonly name: string
      readonly url: string
      readonly group: string
    }

export function toMailContent(mail: AccountMail, locale: Locale, shop: string): MailContent {
  const t = messages(locale)
  const greeting = 'name' in mail ? t('accountMail.greeting', { name: mail.name }) : null
  const mailContent = (
    subject: string,
    text: string,
    label?: string,
    note?: string,
  ): MailContent => ({
    subject,
    greeting,
    paragraphs: [text],
    button: label && 'url' in mail ? { label, url: mail.url } : null,
    note: note ?? null,
  })
  switch (mail.kind) {
    case 'opt-in':
      return mailContent(
        t('accountMail.optInSubject'),
        t('accountMail.optInText', { shop }),
        t('accountMail.optInButton'),
        t('accountMail.optInNote'),
      )
    case 'exists':
      return mailContent(
        t('accountMail.existsSubject'),
        t('accountMail.existsText', { shop }),
        t('accountMail.existsButton'),
        t('accountMail.existsNote'),
      )
    case 'welcome': {
      const { requestedGroup: group } = mail
      const welcome = mailContent(
        t('accountMail.welcomeSubject', { shop }),
        t('accountMail.welcomeText'),
        t('accountMail.welcomeButton'),
      )
      const request = group === null ? [] : [t('accountMail.welcomeRequest', { group })]
      return { ...welcome, paragraphs: [...welcome.paragraphs, ...request] }
    }
    case 'recovery':
      return mailContent(
        t('accountMail.recoverySubject'),
        t('accountMail.recoveryText', { shop }),
        t('accountMail.recoveryButton'),
        t('accountMail.recoveryNote'),
      )
    case 'unknown':
      return mailContent(
        t('accountMail.unknownSubject'),
        t('accountMail.unknownText', { shop }),
        t('accountMail.unknownButton'),
        t('accountMail.unknownNote'),
      )
    case 'password-changed':
      return mailContent(
        t('accountMail.passwordChangedSubject'),
        t('accountMail.passwordChangedText', { shop }),
        t('accountMail.passwordChangedButton'),
        t('accountMail.passwordChangedNote'),
      )
    case 'email-confirm':
      return mailContent(
        t('accountMail.emailConfirmSubject'),
        t('accountMail.emailConfirmText', { shop }),
        t('accountMail.emailConfirmButton'),
        t('accountMail.emailConfirmNote'),
      )
    case 'email-changing':
      return mailContent(
        t('accountMail.emailChangingSubject'),
        t('accountMail.emailChangingText', { shop, address: mail.address }),
        t('accountMail.emailChangingButton'),
        t('accountMail.emailChangingNote'),
      )
    case 'deleted':
      return mailContent(t('accountMail.deletedSubject'), t('accountMail.deletedText', { shop }))
    case 'erased':
      return mailContent(t('accountMail.erasedSubject'), t('accountMail.erasedText', { shop }))
    case 'group-granted':
      return mailContent(
        t('accountMail.groupGrantedSubject', { group: mail.group }),
        t('accountMail.groupGrantedText', { group: mail.group }),
        t('accountMail.groupGrantedButton'),
      )
  }
}

/**
 * The statement that writes an account mail, for the batch of the change that it reports.
 * @param subjectId a subject gets one mail of each kind; without it each call writes one
 */
export function accountMailInsert(
  shop: Deps,
  recipient: string,
  locale: Locale,
  mail: AccountMail,
  subjectId?: string,
): D1PreparedStatement {
  const content = toMailContent(mail, locale, shop.vars.SHOP_NAME)
  const subject = subjectId === undefined ? {} : { subjectId }
  const kind = `account-${mail.kind}` as const
  return writtenMailInsert(shop, { kind, ...subject, recipient, locale, content })
}
