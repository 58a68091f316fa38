import { formatLength } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import type { ArticleForCart } from '#worker/backend/catalogue/products/products-for-cart.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import type { Letter } from '#worker/backend/mail/layout/mail-content.ts'
import { writtenMailInsert } from '#worker/backend/mail/layout/written-mail-insert.ts'
import { unsubscribeHeaders } from '#worker/backend/mail/mail.ts'
import type { NewAlert, StoredAlert } from './stored-alerts.ts'

type Article = Pick<ArticleForCart, 'product' | 'payload'>

/** Asks the owner of an address to confirm; `url` holds the secret. */
export function confirmationMail(
  shop: Deps,
  { email, locale, units, end_key: endKey }: NewAlert,
  article: Article,
  url: string,
): D1PreparedStatement {
  const t = messages(locale)
  const { name } = article.product
  const letter: Letter = {
    subject: t('stockAlert.askedSubject', { name }),
    greeting: null,
    paragraphs: [
      t('stockAlert.askedText', {
        shop: shop.vars.SHOP_NAME,
        wanted: wanted(locale, article, units),
      }),
    ],
    button: { label: t('stockAlert.confirm'), url },
    note: t('stockAlert.askedNote', { url: endUrl(shop, locale, endKey) }),
  }
  return writtenMailInsert(shop, {
    kind: 'stock-alert-opt-in',
    recipient: email,
    locale,
    letter,
    headers: unsubscribeHeaders(endUrl(shop, locale, endKey)),
  })
}

/** Reports that the article is available again. */
export function availableMail(
  shop: Deps,
  { id, email, locale, units, end_key: endKey, confirmed_at: confirmedAt }: StoredAlert,
  article: Article,
): D1PreparedStatement {
  const t = messages(locale)
  const { name } = article.product
  const letter: Letter = {
    subject: t('stockAlert.hereSubject', { name }),
    greeting: null,
    paragraphs: [
      t('stockAlert.hereText', { wanted: wanted(locale, article, units) }),
      t('stockAlert.hereOnce'),
    ],
    button: {
      label: t('stockAlert.toArticle'),
      url: shop.vars.SHOP_ORIGIN + urls.seo(locale, article.payload.ripstop_url),
    },
    note: null,
  }
  return writtenMailInsert(shop, {
    kind: 'stock-alert',
    // One mail for each confirmation, even if two cron runs overlap.
    subjectId: `${id} ${confirmedAt}`,
    recipient: email,
    locale,
    letter,
    headers: unsubscribeHeaders(endUrl(shop, locale, endKey)),
  })
}

/** The article, with the quantity if it is more than the least that can be bought. */
function wanted(locale: Locale, { product }: Article, units: number): string {
  const t = messages(locale)
  const { name, number, unit, minPurchase } = product
  if (units <= minPurchase) return t('stockAlert.article', { name, number })
  const counted = unit === 'set' ? 'cartLines.sets' : 'cartLines.pieces'
  const least = unit === 'metre' ? formatLength(locale, units) : t(counted, { count: units })
  return t('stockAlert.articleAtLeast', { name, number, least })
}

function endUrl({ vars }: Deps, locale: Locale, key: string): string {
  return vars.SHOP_ORIGIN + urls.endStockAlert(locale, key)
}
