import { formatCountries } from '#shared/i18n/format.ts'
import { useContext } from 'react'
import { Segment } from '#client/ui/price/segment-context.ts'
import type { PageName } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'
import { HasPlans } from '../has-plans.ts'
import { useMessages } from '../use-messages.ts'
import type { ShopNavigation } from './navigation.ts'
import type { ShopConfig } from './shop-config.ts'

const HELP = ['contact', 'shipping', 'payment'] as const satisfies readonly PageName[]
const LEGAL = [
  'imprint',
  'privacy',
  'terms',
  'withdrawalTerms',
  'accessibility',
  'guarantee',
  'disposal',
  'cookies',
] as const satisfies readonly PageName[]

type FooterProps = {
  readonly shop: ShopConfig
  readonly navigation: ShopNavigation
  /** False in the checkout, where the footer has no distracting links. */
  readonly isWhole: boolean
}

/** Contact, help, the folders of the menu, and the legal links, which are never collapsed. */
export function Footer({ shop, navigation, isWhole }: FooterProps) {
  const { locale, t } = useMessages()
  const segment = useContext(Segment)
  const isOwnShop = useContext(HasPlans)
  const { features } = shop.settings
  const folders = [...navigation.folders, ...navigation.footer]
  const { pages } = navigation
  const isThere = (name: PageName) => pages[name] !== null
  const link = (name: (typeof HELP)[number] | (typeof LEGAL)[number]) => (
    <a key={name} href={pages[name] ?? urls.page(locale, name)}>
      {t(`shell.${name}`)}
    </a>
  )
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <section>
            <h2>{t('shell.workshop')}</h2>
            <p>
              {shop.SHOP_LEGAL_NAME}
              <br />
              {shop.SHOP_STREET}, {shop.SHOP_ZIP} {shop.SHOP_CITY}
            </p>
            <p>
              <a href={`tel:${shop.SHOP_PHONE.replace(/[^+\d]/g, '')}`}>{shop.SHOP_PHONE}</a>
              <br />
              <a href={`mailto:${shop.SHOP_EMAIL}`}>{shop.SHOP_EMAIL}</a>
            </p>
          </section>
          <section>
            <h2>{t('shell.help')}</h2>
            <ul>
              {HELP.filter(isThere).map((name) => (
                <li key={name}>{link(name)}</li>
              ))}
              {features.quickOrder && (
                <li>
                  <a href={urls.page(locale, 'quickOrder')} rel="nofollow">
                    {t('shell.quickOrder')}
                  </a>
                </li>
              )}
              {features.samples && (
                <li>
                  <a href={urls.page(locale, 'orderSample')}>{t('samples.footer')}</a>
                </li>
              )}
              {shop.SHOP_TRADE_GROUP && (
                <li>
                  <a href={urls.groupRegistration(locale, shop.SHOP_TRADE_GROUP)} rel="nofollow">
                    {t('shell.trade')}
                  </a>
                </li>
              )}
            </ul>
          </section>
          {folders.map(({ name, entries }) => (
            <section key={name}>
              <h2>{name}</h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.href}>
                    <a href={entry.href}>{entry.name}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {isWhole && features.newsletter && <FooterNewsletter />}
        </div>
        <nav className="legal" aria-label={t('shell.legal')}>
          <a className="revoke" href={urls.page(locale, 'revoke')}>
            {t('shell.revoke')}
          </a>
          {LEGAL.filter(isThere).map(link)}
        </nav>
        <p className="fine">
          {isWhole && `${t(`shell.priceNote_${segment}`)} `}
          {isOwnShop &&
            t('shell.deliveryNote', {
              countries: formatCountries(locale, shop.settings.deliveryCountries),
            })}
        </p>
      </div>
    </footer>
  )
}

/**
 * The newsletter's email field in the footer of every page. The next page asks for further data.
 */
function FooterNewsletter() {
  const { locale, t } = useMessages()
  return (
    <section>
      <h2>{t('newsletter.title')}</h2>
      <p>{t('newsletter.teaser')}</p>
      <form className="field stack" method="post" action={urls.page(locale, 'newsletter')}>
        <label htmlFor="letter">{t('newsletter.address')}</label>
        <input
          className="in"
          id="letter"
          name="letter"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <button className="btn">{t('newsletter.next')}</button>
      </form>
    </section>
  )
}
