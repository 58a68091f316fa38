import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import {
  readProductsForCart,
  selectProductsForCart,
  type CartProductData,
} from '#worker/backend/catalogue/products/products-for-cart.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import type { Deps, ShopContext } from '#worker/backend/http/shop.ts'
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
  notifiedUpdate,
} from './stored-alerts.ts'
import { changes } from '#worker/backend/sql/run.ts'

/** The maximum number of mails that one cron run writes. */
const MAX_AT_ONCE = 50

/**
 * Stores a request for a back-in-stock mail. It becomes active when the link in the mail is used.
 * The effect is the same whether or not the address has requested it before. False for an unknown
 * product.
 */
export async function requestAlert(
  shop: ShopContext,
  { email, productId, units }: AlertRequest,
): Promise<boolean> {
  const { db, locale, vars, at } = shop
  const emailKey = emailKeyOf(email)
  const [products, known] = await db.batch([
    selectProductsForCart(db, [productId]),
    selectEndKey(db, emailKey, productId),
  ])
  const product = readProduct(products?.results ?? [], vars, locale)
  if (!product) return false
  const secret = newId()
  const url = vars.SHOP_ORIGIN + urls.confirmStockAlert(locale, secret)
  const request = {
    id: newId(),
    emailKey,
    email,
    locale,
    productId,
    units,
    tokenHash: tokenHash(secret),
    // The links of all mails to the address end the same alert.
    endKey: readEndKey(known) ?? newId(),
  }
  await db.batch([
    requestUpsert(db, request, at),
    confirmationMail(shop, request, product, url),
    ...holdMails(shop, email),
  ])
  return true
}

/**
 * Confirms an alert by the link in its mail; false if the link is unknown or expired, or the alert
 * was sent.
 */
export async function confirmAlert({ db, at }: ShopContext, secret: string): Promise<boolean> {
  return (await changes(db, confirmedUpdate(tokenHash(secret), at))) > 0
}

/** Ends an alert by the key in its mails; false for an unknown key. */
export async function endAlert({ db }: ShopContext, key: string): Promise<boolean> {
  return (await changes(db, endByKey(key))) > 0
}

/**
 * Mails everyone whose product is available again, after an import, a correction or a cancelled
 * order. Each alert is sent once.
 */
export async function sendDueAlerts(deps: Deps): Promise<void> {
  const { db, vars, at } = deps
  for (const alert of await dueAlerts(db, MAX_AT_ONCE)) {
    const { results } = await selectProductsForCart(db, [alert.productId]).all()
    const product = readProduct(results, vars, alert.locale)
    if (!product) continue
    await db.batch([notifiedUpdate(db, alert.id, at), availableMail(deps, alert, product)])
  }
}

function readProduct(
  results: readonly unknown[],
  { SHOP_ORIGIN: origin, settings: taxes }: Vars,
  locale: Locale,
): CartProductData | null {
  // The mails do not show whether the product is new.
  const [product] = readProductsForCart(results, { locale, origin, newFrom: '', taxes }).values()
  return product ?? null
}
