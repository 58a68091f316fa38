import { linkTo, type Domain } from '#worker/backend/channel/domains.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { urls } from '#shared/urls.ts'
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
} from './recipients.ts'
import { text } from '#worker/backend/sql/columns.ts'
import { changes, first } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertInto, pick } from '#worker/backend/sql/table.ts'
import { NewsletterLinkTable, NewsletterRecipientTable } from '#worker/backend/tables/newsletter.ts'

/**
 * Requests a subscription. It starts when the link in the mail is used. Only the mail reveals
 * whether the address is already subscribed.
 */
export async function subscribe(
  shop: ShopContext,
  email: string,
  storefront: Domain | null,
): Promise<void> {
  const { db, vars, locale, at } = shop
  const emailKey = emailKeyOf(email)
  const known = await findRecipient(db, emailKey)
  if (known?.status === 'optIn') {
    await db.batch([subscribedMail(shop, known), ...holdMails(shop, known.email)])
    return
  }
  const hash = newId()
  const url = linkTo(vars, storefront, locale, (shown) =>
    urls.confirmNewsletter(shown, emailDigest(emailKey), hash),
  )
  const recipient = { emailKey, email, locale, unsubscribeKey: newId() }
  const link = { tokenHash: tokenHash(hash), emailKey, createdAt: at.toISOString() }
  await db.batch([
    requestUpsert(db, recipient, at),
    prepare(db, insertInto(NewsletterLinkTable, link)),
    optInMail(shop, email, locale, url),
    ...holdMails(shop, email),
  ])
}

export type ConfirmError = 'unknown' | 'optIn' | 'optOut'

const Recipient = pick(NewsletterRecipientTable, 'emailKey', 'email', 'locale', 'status')
const Waiting = Recipient.row.extend({ createdAt: text })

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
  const waiting = await first(
    db,
    Waiting,
    sql`SELECT ${Recipient.columns}, l.created_at AS createdAt FROM newsletter_link l
      JOIN newsletter_recipient ON newsletter_recipient.email_key = l.email_key
      WHERE l.token_hash = ${tokenHash(hash)}`,
  )
  if (!waiting || emailDigest(waiting.emailKey) !== em) return fail('unknown')
  if (waiting.status !== 'notSet') return fail(waiting.status)
  if (at.getTime() - Date.parse(waiting.createdAt) > CONFIRM_WITHIN_MS) return fail('unknown')
  const recipient = await findRecipient(db, waiting.emailKey)
  if (!recipient) return fail('unknown')
  await db.batch([
    confirmedUpdate(db, waiting.emailKey, at),
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
  return (await changes(shop.db, endedByKeyUpdate(key, shop.at))) > 0
}
