import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import {
  readArticlesForCart,
  selectArticlesForCart,
  type ArticleForCart,
} from '#worker/backend/catalogue/articles/articles-for-cart.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import type { Deps, Shop } from '#worker/backend/http/shop.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import { tokenHash } from '#worker/backend/passwords/mail-token.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import type { Vars } from '#worker/runtime/env.ts'
import type { AlertRequest } from './alert-input.ts'
import { askedMail, hereAgainMail } from './mail/alert-mails.ts'
import {
  askedUpsert,
  confirmedUpdate,
  dueAlerts,
  endByKey,
  readEndKey,
  selectEndKey,
  toldUpdate,
} from './stored-alerts.ts'

/** Mails that one run of the clock writes. */
const MOST_AT_ONCE = 50

/**
 * Asks to be told when an article is here again. Whatever is known of the address, the same is
 * written, mailed and answered; nobody is told who has not followed the link of the mail. False if
 * there is no such article.
 */
export async function askAlert(
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
  const asked = {
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
    askedUpsert(db, asked, at),
    askedMail(shop, asked, article, url),
    holdMails(shop, email),
  ])
  return true
}

/** Somebody followed the link of the mail; false if it is unknown, expired or was told already. */
export async function confirmAlert({ db, at }: Shop, secret: string): Promise<boolean> {
  const { meta } = await confirmedUpdate(db, tokenHash(secret), at).run()
  return meta.changes > 0
}

/** Ends it by the key of a mail; false where nobody has it. */
export async function endAlert({ db }: Shop, key: string): Promise<boolean> {
  const { meta } = await endByKey(db, key).run()
  return meta.changes > 0
}

/**
 * Tells those who wait, once, that their article is here again, whatever brought it: an import, an
 * operator, a cancelled order.
 */
export async function tellHereAgain(deps: Deps): Promise<void> {
  const { db, vars, at } = deps
  for (const alert of await dueAlerts(db, MOST_AT_ONCE)) {
    const { results } = await selectArticlesForCart(db, [alert.product_id]).all()
    const article = readArticle(results, vars, alert.locale)
    if (!article) continue
    await db.batch([toldUpdate(db, alert.id, at), hereAgainMail(deps, alert, article)])
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
