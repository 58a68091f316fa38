import { formatLength } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import type { ArticleForCart } from '#worker/backend/catalogue/articles/articles-for-cart.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import type { Letter } from '#worker/backend/mail/letter/letter.ts'
import { writtenMailInsert } from '#worker/backend/mail/letter/written-mail-insert.ts'
import type { AskedAlert, StoredAlert } from '../stored-alerts.ts'

type Article = Pick<ArticleForCart, 'product' | 'payload'>

/** Asks the owner of an address whether they want to be told; `url` holds the secret. */
export function askedMail(
  shop: Deps,
  { email, locale, units, end_key: endKey }: AskedAlert,
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
    headers: endHeaders(shop, locale, endKey),
  })
}

/** Tells once that the article is here again. */
export function hereAgainMail(
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
    // Once for each time that somebody asked, however many clocks run.
    subjectId: `${id} ${confirmedAt}`,
    recipient: email,
    locale,
    letter,
    headers: endHeaders(shop, locale, endKey),
  })
}

/** The article, and how much of it if that is more than what one buys anyway. */
function wanted(locale: Locale, { product }: Article, units: number): string {
  const t = messages(locale)
  const { name, number, unit, minPurchase } = product
  if (units <= minPurchase) return t('stockAlert.article', { name, number })
  const least =
    unit === 'metre' ? formatLength(locale, units) : t('cartLines.pieces', { count: units })
  return t('stockAlert.articleAtLeast', { name, number, least })
}

/** By these a mail program ends it with one press (RFC 8058). */
function endHeaders(shop: Deps, locale: Locale, key: string): Readonly<Record<string, string>> {
  const url = endUrl(shop, locale, key)
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function endUrl({ vars }: Deps, locale: Locale, key: string): string {
  return vars.SHOP_ORIGIN + urls.endStockAlert(locale, key)
}
