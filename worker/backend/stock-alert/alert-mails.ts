import { formatLength } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import type { CartProductData } from '#worker/backend/catalogue/products/products-for-cart.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import type { MailContent } from '#worker/backend/mail/layout/mail-content.ts'
import { writtenMailInsert } from '#worker/backend/mail/layout/written-mail-insert.ts'
import { unsubscribeHeaders } from '#worker/backend/mail/mail.ts'
import type { NewAlert, StoredAlert } from './stored-alerts.ts'

type Product = Pick<CartProductData, 'product' | 'payload'>

/** Requests a confirmation from the owner of an address; `url` contains the secret. */
export function confirmationMail(
  shop: Deps,
  { email, locale, units, endKey }: NewAlert,
  product: Product,
  url: string,
): D1PreparedStatement {
  const t = messages(locale)
  const { name } = product.product
  const content: MailContent = {
    subject: t('stockAlert.askedSubject', { name }),
    greeting: null,
    paragraphs: [
      t('stockAlert.askedText', {
        shop: shop.vars.SHOP_NAME,
        wanted: requested(locale, product, units),
      }),
    ],
    button: { label: t('stockAlert.confirm'), url },
    note: t('stockAlert.askedNote', { url: endUrl(shop, locale, endKey) }),
  }
  return writtenMailInsert(shop, {
    kind: 'stock-alert-opt-in',
    recipient: email,
    locale,
    content,
    headers: unsubscribeHeaders(endUrl(shop, locale, endKey)),
  })
}

/** Reports that the product is available again. */
export function availableMail(
  shop: Deps,
  { id, email, locale, units, endKey, confirmedAt }: StoredAlert,
  product: Product,
): D1PreparedStatement {
  const t = messages(locale)
  const { name } = product.product
  const content: MailContent = {
    subject: t('stockAlert.hereSubject', { name }),
    greeting: null,
    paragraphs: [
      t('stockAlert.hereText', { wanted: requested(locale, product, units) }),
      t('stockAlert.hereOnce'),
    ],
    button: {
      label: t('stockAlert.toProduct'),
      url: shop.vars.SHOP_ORIGIN + urls.seo(locale, product.payload.ripstop_url),
    },
    note: null,
  }
  return writtenMailInsert(shop, {
    kind: 'stock-alert',
    // One mail per confirmation, even if two cron runs overlap.
    subjectId: `${id} ${confirmedAt}`,
    recipient: email,
    locale,
    content,
    headers: unsubscribeHeaders(endUrl(shop, locale, endKey)),
  })
}

/** The product, with the quantity if it is above the minimum. */
function requested(locale: Locale, { product }: Product, units: number): string {
  const t = messages(locale)
  const { name, number, unit, minPurchase } = product
  if (units <= minPurchase) return t('stockAlert.product', { name, number })
  const counted = unit === 'set' ? 'cartLines.sets' : 'cartLines.pieces'
  const least = unit === 'metre' ? formatLength(locale, units) : t(counted, { count: units })
  return t('stockAlert.productAtLeast', { name, number, least })
}

function endUrl({ vars }: Deps, locale: Locale, key: string): string {
  return vars.SHOP_ORIGIN + urls.endStockAlert(locale, key)
}
