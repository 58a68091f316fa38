import { SwatchSymbol } from '#client/ui/swatch.tsx'
import type { ReactNode } from 'react'
import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { ConsentOffer } from '../consent/consent-offer.tsx'
import { useWords } from '../words.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import type { ShopNavigation } from './navigation.ts'
import type { Shop } from './shop.ts'
import { Notice } from '#client/ui/notice.tsx'

export type LayoutProps = {
  /** `checkout` leaves out what leads away from the order. */
  readonly layout?: 'default' | 'checkout'
  readonly shop: Shop
  readonly navigation: ShopNavigation
  /** The path of the aisle that the page belongs to. */
  readonly aisle?: string | undefined
  /** The path of this page in each language, for search engines. */
  readonly paths?: Readonly<Record<Locale, string>>
  /** Where the language switch leads. */
  readonly switchTo: Readonly<Record<Locale, string>>
  /** The languages that the shop has pages in. */
  readonly locales: readonly Locale[]
  /** What was searched for, so that it stands in the search field again. */
  readonly searched?: string
  readonly children: ReactNode
}

/** What stands around the main part of a page. The page brings what goes into `<main>`. */
export function Layout({ layout = 'default', shop, children, ...around }: LayoutProps) {
  const { locale, t } = useWords()
  return (
    <>
      <a className="skip" href="#content">
        {t('shell.skipToContent')}
      </a>
      <ConsentOffer shop={shop} />
      {layout === 'default' ? (
        <Header shopName={shop.SHOP_NAME} {...around} />
      ) : (
        <header className="bar slim">
          <div className="wrap">
            <Logo name={shop.SHOP_NAME} />
            <div className="tools">
              <LanguageSwitch to={around.switchTo} locales={around.locales} />
            </div>
          </div>
        </header>
      )}
      <main id="content">{children}</main>
      <form id="wishlist" method="post" action={urls.action(locale, 'wishlistChange')} hidden />
      {layout === 'default' && (
        <form id="to-cart" method="post" action={urls.action(locale, 'cartAdd')} hidden>
          <input type="hidden" name="back" value={around.switchTo[locale]} />
        </form>
      )}
      <Footer shop={shop} navigation={around.navigation} isWhole={layout === 'default'} />
      <Notifications />
      <SwatchSymbol />
    </>
  )
}

/**
 * Where notifications appear. It stands in the page before there are any, as screen readers tell
 * only of what changes in a region that they know.
 */
function Notifications() {
  const { t } = useWords()
  return (
    <section
      className="toasts"
      id="notifications"
      aria-label={t('shell.notifications')}
      aria-live="polite"
      data-dismiss={t('shell.dismiss')}
    >
      <div id="offline" hidden>
        <Notice tone="warn">{t('shell.offline')}</Notice>
      </div>
    </section>
  )
}
