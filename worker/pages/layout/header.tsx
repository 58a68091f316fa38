import { Fragment, useContext } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { WishlistIcon, PageIcon } from '../page-icon.tsx'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import { urls } from '#shared/urls.ts'
import { useHas } from '../use-settings.ts'
import { useMessages } from '../use-messages.ts'
import { CartCountHole, Holes } from './holes.tsx'
import type { NavigationEntry, ShopNavigation } from './navigation.ts'

/** The maximum number of main categories in the bar. The panel contains all. */
const MAX_MAIN_CATEGORIES = 7

type HeaderProps = {
  readonly shopName: string
  readonly navigation: ShopNavigation
  /** The path of the main category of the page. */
  readonly mainCategory?: string | undefined
}

/**
 * The bar with search and cart, and the main categories below it. One panel contains all main
 * categories with pictures, which load when it opens. On narrow screens it is the menu of the shop.
 */
export function Header({ shopName, navigation, mainCategory }: HeaderProps) {
  const { locale, t } = useMessages()
  const { languages, search } = useContext(Holes)
  const hasPlanner = useHas('planner')
  const hasWishlist = useHas('wishlist')
  const link = ({ sign, href }: NavigationEntry) => (
    <a href={href} aria-current={href === mainCategory ? 'page' : undefined}>
      {sign}
    </a>
  )
  return (
    <header>
      <div className="bar">
        <div className="wrap">
          <div className="row">
            <button className="menu" popoverTarget="menu" aria-label={t('shell.menu')}>
              <PageIcon name="menu" />
            </button>
            <Logo name={shopName} />
          </div>
          {search}
          <nav className="tools" aria-label={t('shell.tools')}>
            {languages}
            {hasPlanner && (
              <a className="roomy" href={urls.page(locale, 'planner')}>
                <PageIcon name="plan" />
                <span>{t('recipes.title')}</span>
              </a>
            )}
            {hasWishlist && (
              <a href={urls.page(locale, 'wishlist')} rel="nofollow">
                <WishlistIcon />
                <span>{t('wishlist.title')}</span>
              </a>
            )}
            {/* The same link for everyone. Visitors without a login are redirected to it. */}
            <a className="keep" href={urls.page(locale, 'account')} rel="nofollow">
              <PageIcon name="user" />
              <span>{t('shell.account')}</span>
            </a>
            <a
              className="keep"
              href={urls.page(locale, 'cart')}
              data-lines-one={t('shell.linesOne')}
              data-lines-many={t('shell.linesMany')}
            >
              <Icon name="cart" />
              <span>{t('shell.cart')}</span>
              <CartCountHole />
            </a>
          </nav>
        </div>
      </div>
      {navigation.main.length + navigation.folders.length > 0 && (
        <nav className="main-categories" aria-label={t('shell.range')}>
          <ul className="wrap">
            {navigation.main.slice(0, MAX_MAIN_CATEGORIES).map((entry) => (
              <li key={entry.href}>{link(entry)}</li>
            ))}
            {navigation.main.length > MAX_MAIN_CATEGORIES && (
              <li className="push">
                <button popoverTarget="menu">
                  {t('shell.allCategories', { count: navigation.main.length })}
                </button>
              </li>
            )}
          </ul>
          <ul className="wrap">
            {navigation.service.map((entry) => (
              <li key={entry.href}>{link(entry)}</li>
            ))}
            {navigation.folders.map((folder, index) => (
              <li key={folder.name}>
                <button popoverTarget={`folder-${index}`}>{folder.name}</button>
                <div className="drop" id={`folder-${index}`} popover="auto">
                  {folder.entries.map(toEntry)}
                </div>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="drop drawer" id="menu" popover="auto">
        <div className="row between">
          <h2>{t('shell.range')}</h2>
          <button
            className="btn square"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={t('shell.closeMenu')}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t('shell.menu')}>
          <div className="signs">
            {navigation.main.map(({ name, href, picture }) => (
              <a key={href} href={href} aria-current={href === mainCategory ? 'page' : undefined}>
                {picture && <ProductPicture media={picture} alt="" size={96} />}
                {name}
              </a>
            ))}
          </div>
          <div>{navigation.service.map(toEntry)}</div>
          {navigation.folders.map((folder) => (
            <Fragment key={folder.name}>
              <h2>{folder.name}</h2>
              <div>{folder.entries.map(toEntry)}</div>
            </Fragment>
          ))}
          <div>
            {hasPlanner && <a href={urls.page(locale, 'planner')}>{t('recipes.title')}</a>}
            {hasWishlist && (
              <a href={urls.page(locale, 'wishlist')} rel="nofollow">
                {t('wishlist.title')}
              </a>
            )}
          </div>
        </nav>
        {languages}
      </div>
    </header>
  )
}

/** The bar of the `checkout` layout. Only its logo links to another page. */
export function SlimHeader({ shopName }: { readonly shopName: string }) {
  return (
    <header className="bar slim">
      <div className="wrap">
        <Logo name={shopName} />
        <div className="tools">{useContext(Holes).languages}</div>
      </div>
    </header>
  )
}

function toEntry({ name, href }: NavigationEntry) {
  return (
    <a key={href} href={href}>
      {name}
    </a>
  )
}

/** The shop's logo and name, linked to the home page. */
function Logo({ name }: { readonly name: string }) {
  const { locale } = useMessages()
  return (
    <a className="brand" href={urls.page(locale, 'home')}>
      <svg aria-hidden="true" viewBox="0 0 32 32" fill="none" stroke="currentColor">
        <path
          opacity=".55"
          d="M5 1v30M13 1v30M16 1v30M19 1v12M27 1v30M1 5h30M1 13h30M1 16h30M1 19h12M1 27h30"
        />
        <path strokeWidth="3" d="M9 1v30M23 1v30M1 9h30M1 23h30" />
      </svg>
      {name}
    </a>
  )
}
