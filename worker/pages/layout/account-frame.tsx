import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { ReactNode } from 'react'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { featureOfPath } from '#shared/features.ts'
import { PAGE_PATHS } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { useMessages } from '../use-messages.ts'
import { useSettings } from '../use-settings.ts'

const PAGES = [
  ['account', 'overview'],
  ['accountOrders', 'orders'],
  ['accountDownloads', 'downloads'],
  ['accountWishlist', 'wishlist'],
  ['projects', 'projects'],
  ['accountAddresses', 'addresses'],
  ['accountPayment', 'payment'],
  ['accountProfile', 'profile'],
  ['accountSessions', 'sessions'],
  ['accountNewsletter', 'newsletter'],
  ['accountData', 'data'],
] as const

export type AccountPage = (typeof PAGES)[number][0]

type AccountFrameProps = {
  readonly page: AccountPage
  readonly title: string
  readonly lead?: string
  readonly notices?: readonly PageNotice[]
  readonly children: ReactNode
}

/** The account layout: a menu of the account's pages, and the current page. */
export function AccountFrame({ page, title, lead, notices = [], children }: AccountFrameProps) {
  const { locale, t } = useMessages()
  const { features } = useSettings()
  const isOn = (name: AccountPage) => {
    const feature = featureOfPath(PAGE_PATHS[name][locale])
    return feature === null || features[feature]
  }
  const own = PAGES.find(([name]) => name === page)?.[1]
  const way =
    page === 'account'
      ? [{ name: t('account.title') }]
      : [
          { name: t('account.title'), href: urls.page(locale, 'account') },
          ...(own ? [{ name: t(`account.${own}`) }] : []),
        ]
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={way} />
      <div className="account">
        <nav className="side-nav no-print" aria-label={t('account.navigation')}>
          {PAGES.filter(([name]) => isOn(name)).map(([name, word]) => (
            <a
              key={name}
              href={urls.page(locale, name)}
              aria-current={name === page ? 'page' : undefined}
            >
              {t(`account.${word}`)}
            </a>
          ))}
          <form method="post" action={urls.action(locale, 'logout')}>
            <button>{t('account.logout')}</button>
          </form>
        </nav>
        <div className="stack apart">
          <section className="stack">
            <h1>{withSoftHyphens(title)}</h1>
            <PageNotices notices={notices} />
            {lead && <p>{lead}</p>}
          </section>
          {children}
        </div>
      </div>
    </div>
  )
}
