import { Notice } from '#client/ui/notice.tsx'
import { CardSymbols } from '#client/ui/swatch.tsx'
import { ConsentOffer } from './consent-offer.tsx'
import { useMessages } from '../use-messages.ts'
import { Footer } from './footer.tsx'
import { Header, SlimHeader } from './header.tsx'
import type { LayoutName } from './page-forms.tsx'
import type { ShopNavigation } from './navigation.ts'
import type { ShopConfig } from './shop-config.ts'

/** The data that a page's frame depends on. Many pages have the same frame. */
export type FrameProps = {
  readonly layout: LayoutName
  readonly shop: ShopConfig
  readonly navigation: ShopNavigation
  /** The path of the main category of the page. */
  readonly mainCategory?: string | undefined
}

/** Everything above the main part of a page. */
export function FrameAbove({ layout, shop, navigation, mainCategory }: FrameProps) {
  const { t } = useMessages()
  return (
    <>
      <a className="skip" href="#content">
        {t('shell.skipToContent')}
      </a>
      <ConsentOffer shop={shop} />
      {layout === 'default' ? (
        <Header shopName={shop.SHOP_NAME} {...{ navigation, mainCategory }} />
      ) : (
        <SlimHeader shopName={shop.SHOP_NAME} />
      )}
    </>
  )
}

/** Everything below the main part of a page. */
export function FrameBelow({ layout, shop, navigation }: FrameProps) {
  return (
    <>
      <Footer shop={shop} navigation={navigation} isWhole={layout === 'default'} />
      <Notifications />
      <CardSymbols />
    </>
  )
}

/**
 * The container of notifications. It is always in the page, because screen readers announce only
 * changes of a region that already exists.
 */
function Notifications() {
  const { t } = useMessages()
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
