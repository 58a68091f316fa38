import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import type { MailContent } from '#worker/backend/mail/layout/mail-content.ts'
import { writtenMailInsert } from '#worker/backend/mail/layout/written-mail-insert.ts'
import { unsubscribeHeaders } from '#worker/backend/mail/mail.ts'
import type { Recipient } from './recipients.ts'

/** Requests a confirmation from the owner of an address; `url` contains the secret. */
export function optInMail(shop: Deps, recipient: string, locale: Locale, url: string) {
  const t = messages(locale)
  const content: MailContent = {
    subject: t('newsletter.optInSubject'),
    greeting: null,
    paragraphs: [t('newsletter.optInText', { shop: shop.vars.SHOP_NAME })],
    button: { label: t('newsletter.optInButton'), url },
    note: t('newsletter.optInNote'),
  }
  return writtenMailInsert(shop, { kind: 'newsletter-opt-in', recipient, locale, content })
}

/** Informs a subscriber who subscribes again that nothing is necessary. */
export function subscribedMail(shop: Deps, recipient: Recipient) {
  return toSubscriber(shop, recipient, 'newsletter-subscribed', 'again')
}

/**
 * Welcomes a subscriber. With the same `subjectId` two simultaneous confirmations send one mail.
 */
export function welcomeMail(shop: Deps, recipient: Recipient, subjectId: string) {
  return toSubscriber(shop, recipient, 'newsletter-welcome', 'welcome', subjectId)
}

/**
 * Informs a subscriber that the subscription has ended, because anyone may have entered the
 * address.
 */
export function endedMail(shop: Deps, { email, locale, unsubscribeKey, confirmedAt }: Recipient) {
  const t = messages(locale)
  const content: MailContent = {
    subject: t('newsletter.endedSubject'),
    greeting: null,
    paragraphs: [t('newsletter.endedMailText', { shop: shop.vars.SHOP_NAME })],
    button: {
      label: t('newsletter.endedButton'),
      url: shop.vars.SHOP_ORIGIN + urls.page(locale, 'newsletter'),
    },
    note: null,
  }
  return writtenMailInsert(shop, {
    kind: 'newsletter-ended',
    subjectId: `${unsubscribeKey} ${confirmedAt}`,
    recipient: email,
    locale,
    content,
  })
}

function toSubscriber(
  shop: Deps,
  { email, locale, unsubscribeKey: key }: Recipient,
  kind: 'newsletter-subscribed' | 'newsletter-welcome',
  words: 'again' | 'welcome',
  subjectId?: string,
) {
  const t = messages(locale)
  const url = shop.vars.SHOP_ORIGIN + urls.endNewsletter(locale, key)
  const content: MailContent = {
    subject: t(`newsletter.${words}Subject`),
    greeting: null,
    paragraphs: [t(`newsletter.${words}Text`, { shop: shop.vars.SHOP_NAME })],
    button: { label: t('newsletter.end'), url },
    note: t('newsletter.subscriberNote'),
  }
  const headers = unsubscribeHeaders(url)
  return writtenMailInsert(shop, {
    kind,
    ...(subjectId !== undefined && { subjectId }),
    recipient: email,
    locale,
    content,
    headers,
  })
}
