import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import type { ShopConfig } from './shop-config.ts'

/**
 * Asks for consent if the configuration contains something that requires it. A script shows the
 * banner to visitors without a choice. Without script nothing is loaded, so no consent is needed.
 */
export function ConsentOffer({ shop }: { readonly shop: ShopConfig }) {
  const { locale, t } = useMessages()
  const { SHOP_TAG_MANAGER_URL: tags, SHOP_CONSENT_SCRIPT_URL: tool } = shop
  if (!tags && !tool) return null
  return (
    <section
      className="consent"
      id="consent"
      aria-labelledby="consent-title"
      data-tags={tags}
      data-tool={tool}
      data-saved={t('consent.saved')}
      hidden
    >
      <form className="wrap stack tightly" method="post" action={SHELL_PATHS.consent}>
        <h2 id="consent-title">{t('consent.bannerTitle')}</h2>
        <p>{t('consent.bannerText')}</p>
        <p className="row">
          <input type="hidden" name="to" value={urls.page(locale, 'cookies')} />
          <button className="btn ink" name="choice" value="none">
            {t('consent.rejectAll')}
          </button>
          <button className="btn ink" name="choice" value="all">
            {t('consent.acceptAll')}
          </button>
          <a className="btn" href={urls.page(locale, 'cookies')}>
            {t('consent.choose')}
          </a>
        </p>
      </form>
    </section>
  )
}
