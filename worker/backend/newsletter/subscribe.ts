import { DAY_MS } from '#shared/domain/durations.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { isLocale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { z } from '#shared/schemas/zod.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import type { Shop } from '#worker/backend/http/shop.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import { emailDigest, tokenHash } from '#worker/backend/passwords/mail-token.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { endedMail, optInMail, subscribedMail, welcomeMail } from './mail/newsletter-mail.ts'
import {
  askedUpsert,
  confirmedUpdate,
  endedByKeyUpdate,
  endedUpdate,
  findRecipient,
  Status,
} from './recipients.ts'

/** A link is followed within this time, or the newsletter is asked for again. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS

/**
 * Asks for the newsletter. Nobody gets it who has not followed the link of the mail, and only the
 * mail tells whether the address has it already.
 */
export async function subscribe(shop: Shop, email: string): Promise<void> {
  const { db, vars, locale, at } = shop
  const emailKey = emailKeyOf(email)
  const known = await findRecipient(db, emailKey)
  if (known?.status === 'optIn') {
    await db.batch([subscribedMail(shop, known), holdMails(shop, known.email)])
    return
  }
  const hash = newId()
  const url = vars.SHOP_ORIGIN + urls.confirmNewsletter(locale, emailDigest(emailKey), hash)
  const recipient = { email_key: emailKey, email, locale, unsubscribe_key: newId() }
  await db.batch([
    askedUpsert(db, recipient, at),
    db
      .prepare('INSERT INTO newsletter_link VALUES (?1, ?2, ?3)')
      .bind(tokenHash(hash), emailKey, at.toISOString()),
    optInMail(shop, email, locale, url),
    holdMails(shop, email),
  ])
}

export type ConfirmRefused = 'unknown' | 'optIn' | 'optOut'

const Waiting = z.object({
  email_key: z.string(),
  email: z.string(),
  locale: z.string().refine(isLocale),
  status: Status,
  created_at: z.string(),
})

/**
 * Somebody followed the link of the mail. It works while the newsletter is asked for; otherwise the
 * reason says what it is instead.
 * @param em digest of the address, as the link names it
 */
export async function confirmSubscription(
  shop: Shop,
  { hash, em }: { readonly hash: string; readonly em: string },
): Promise<Result<void, ConfirmRefused>> {
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
    // Two presses at once may both come here; still one mail is sent.
    welcomeMail(shop, recipient, tokenHash(hash)),
  ])
  return ok(undefined)
}

/**
 * Ends the subscription of an address that somebody named. They are not told whether it had one;
 * its owner is, by mail, if it had.
 */
export async function unsubscribe(shop: Shop, email: string): Promise<void> {
  const { db, at } = shop
  const emailKey = emailKeyOf(email)
  const known = await findRecipient(db, emailKey)
  const isSubscribed = known?.status === 'optIn'
  await db.batch([
    endedUpdate(db, emailKey, at),
    ...(isSubscribed ? [endedMail(shop, known), holdMails(shop, known.email)] : []),
  ])
}

/** The same by the key that stands in each newsletter; false where nobody has it. */
export async function unsubscribeByKey(shop: Shop, key: string): Promise<boolean> {
  const { meta } = await endedByKeyUpdate(shop.db, key, shop.at).run()
  return meta.changes > 0
}
