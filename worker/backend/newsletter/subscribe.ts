import { fail, ok, type Result } from '#shared/domain/result.ts'
import { isLocale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { z } from '#shared/schemas/zod.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import { emailDigest, tokenHash } from '#worker/backend/passwords/mail-token.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { endedMail, optInMail, subscribedMail, welcomeMail } from './newsletter-mails.ts'
import {
  CONFIRM_WITHIN_MS,
  confirmedUpdate,
  endedByKeyUpdate,
  endedUpdate,
  findRecipient,
  requestUpsert,
  Status,
} from './recipients.ts'

/**
 * Requests a subscription. It starts when the link in the mail is used. Only the mail reveals
 * whether the address is already subscribed.
 */
export async function subscribe(shop: ShopContext, email: string): Promise<void> {
  const { db, vars, locale, at } = shop
  const emailKey = emailKeyOf(email)
  const known = await findRecipient(db, emailKey)
  if (known?.status === 'optIn') {
    await db.batch([subscribedMail(shop, known), ...holdMails(shop, known.email)])
    return
  }
  const hash = newId()
  const url = vars.SHOP_ORIGIN + urls.confirmNewsletter(locale, emailDigest(emailKey), hash)
  const recipient = { email_key: emailKey, email, locale, unsubscribe_key: newId() }
  await db.batch([
    requestUpsert(db, recipient, at),
    db
      .prepare('INSERT INTO newsletter_link VALUES (?1, ?2, ?3)')
      .bind(tokenHash(hash), emailKey, at.toISOString()),
    optInMail(shop, email, locale, url),
    ...holdMails(shop, email),
  ])
}

export type ConfirmError = 'unknown' | 'optIn' | 'optOut'

const Waiting = z.object({
  email_key: z.string(),
  email: z.string(),
  locale: z.string().refine(isLocale),
  status: Status,
  created_at: z.string(),
})

/**
 * Confirms a subscription by the link in the mail. Fails with the recipient's status if none is
 * pending.
 * @param em digest of the address, from the link
 */
export async function confirmSubscription(
  shop: ShopContext,
  { hash, em }: { readonly hash: string; readonly em: string },
): Promise<Result<void, ConfirmError>> {
  const { db, at } = shop
  const row = await db
    .prepare(`SELECT r.email_key, r.email, r.locale, r.status, l.created_at FROM newsletter_link l
      JOIN newsletter_recipient r ON r.email_key = l.email_key WHERE l.token_hash = ?1`)
    .bind(tokenHash(hash))
    .first()
  const waiting = row && Waiting.parse(row)
  if (!waiting || emailDigest(waiting.email_key) !== em) return fail('unknown')
  if (waiting.status !== 'notSet') return fail(waiting.status)
  if (at.getTime() - Date.parse(waiting.created_at) > CONFIRM_WITHIN_MS) return fail('unknown')
  const recipient = await findRecipient(db, waiting.email_key)
  if (!recipient) return fail('unknown')
  await db.batch([
    confirmedUpdate(db, waiting.email_key, at),
    // Two simultaneous confirmations may reach this line. The subject makes it one mail.
    welcomeMail(shop, recipient, tokenHash(hash)),
  ])
  return ok(undefined)
}

/**
 * Ends the subscription of an address that anyone may have entered. Only its owner learns, by mail,
 * that it was subscribed.
 */
export async function unsubscribe(shop: ShopContext, email: string): Promise<void> {
  const { db, at } = shop
  const emailKey = emailKeyOf(email)
  const known = await findRecipient(db, emailKey)
  const isSubscribed = known?.status === 'optIn'
  await db.batch([
    endedUpdate(db, emailKey, at),
    ...(isSubscribed ? [endedMail(shop, known), ...holdMails(shop, known.email)] : []),
  ])
}

/** Ends a subscription by the key in its newsletters; false for an unknown key. */
export async function unsubscribeByKey(shop: ShopContext, key: string): Promise<boolean> {
  const { meta } = await endedByKeyUpdate(shop.db, key, shop.at).run()
  return meta.changes > 0
}
