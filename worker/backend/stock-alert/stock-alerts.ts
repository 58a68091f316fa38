import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import {
  readArticlesForCart,
  selectArticlesForCart,
  type ArticleForCart,
} from '#worker/backend/catalogue/products/products-for-cart.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import type { Deps, Shop } from '#worker/backend/http/shop.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import { tokenHash } from '#worker/backend/passwords/mail-token.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import type { Vars } from '#worker/runtime/env.ts'
import type { AlertRequest } from './alert-input.ts'
import { availableMail, confirmationMail } from './alert-mails.ts'
import {
  requestUpsert,
  confirmedUpdate,
  dueAlerts,
  endByKey,
  readEndKey,
  selectEndKey,
  toldUpdate,
} from './stored-alerts.ts'

/** Mails that one cron run writes. */
const MOST_AT_ONCE = 50

/**
 * Stores a request for a mail when an article is available again; it counts once the link in the
 * mail is followed. Does the same whether or not the address has asked before. False if there is no
 * such article.
 */
export async function requestAlert(
  shop: Shop,
  { email, productId, units }: AlertRequest,
): Promise<boolean> {
  const { db, locale, vars, at } = shop
  const emailKey = emailKeyOf(email)
  const [articles, known] = await db.batch([
    selectArticlesForCart(db, [productId]),
    selectEndKey(db, emailKey, productId),
  ])
  const article = readArticle(articles?.results ?? [], vars, locale)
  if (!article) return false
  const secret = newId()
  const url = vars.SHOP_ORIGIN + urls.confirmStockAlert(locale, secret)
  const request = {
    id: newId(),
    email_key: emailKey,
    email,
    locale,
    product_id: productId,
    units,
    hash: tokenHash(secret),
    // The links of all mails to the address end the same alert.
    end_key: readEndKey(known?.results ?? []) ?? newId(),
  }
  await db.batch([
    requestUpsert(db, request, at),
    confirmationMail(shop, request, article, url),
    ...holdMails(shop, email),
  ])
  return true
}

/**
 * Confirms an alert by the link in its mail; false if the link is unknown or expired, or the alert
 * sent.
 */
export async function confirmAlert({ db, at }: Shop, secret: string): Promise<boolean> {
  const { meta } = await confirmedUpdate(db, tokenHash(secret), at).run()
  return meta.changes > 0
}

/** Ends an alert by the key in its mails; false if no alert has this key. */
export async function endAlert({ db }: Shop, key: string): Promise<boolean> {
  const { meta } = await endByKey(db, key).run()
  return meta.changes > 0
}

/**
 * Mails everybody whose article is available again, whether by an import, an operator or a
 * cancelled order. Each alert is sent once.
 */
export async function sendDueAlerts(deps: Deps): Promise<void> {
  const { db, vars, at } = deps
  for (const alert of await dueAlerts(db, MOST_AT_ONCE)) {
    const { results } = await selectArticlesForCart(db, [alert.product_id]).all()
    const article = readArticle(results, vars, alert.locale)
    if (!article) continue
    await db.batch([toldUpdate(db, alert.id, at), availableMail(deps, alert, article)])
  }
}

function readArticle(
  results: readonly unknown[],
  { SHOP_ORIGIN: origin }: Vars,
  locale: Locale,
): ArticleForCart | null {
  // The mails do not say whether the article is new.
  const [article] = readArticlesForCart(results, { locale, origin, newFrom: '' }).values()
  return article ?? null
}
