import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { ReactNode } from 'react'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

type NoticePageProps = {
  readonly title: string
  readonly text: string
  readonly notices?: readonly PageNotice[]
  /** Links to other pages. */
  readonly children?: ReactNode
}

/** A page with one message and links to other pages. */
export function NoticePage({ title, text, notices = [], children }: NoticePageProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: title }]} />
      <div className="stack narrow">
        <h1>{withSoftHyphens(title)}</h1>
        <PageNotices notices={notices} />
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}

const WORDS = {
  register: 'account.toRegister',
  accountEmail: 'account.changeEmail',
  resetPassword: 'account.recoverAgain',
} as const

/** The page for a mail link that is expired, used or incomplete. */
export function InvalidLinkPage({ retry }: { readonly retry: keyof typeof WORDS }) {
  const { locale, t } = useMessages()
  return (
    <NoticePage title={t('account.linkInvalidTitle')} text={t('account.linkInvalid')}>
      <p className="row">
        <a className="btn ink" href={urls.page(locale, retry)}>
          {t(WORDS[retry])}
        </a>
        <a className="btn" href={urls.page(locale, 'login')}>
          {t('account.login')}
        </a>
      </p>
    </NoticePage>
  )
}

/** The page that guests of the checkout see instead of an account. */
export function GuestPage({ back }: { readonly back: string }) {
  const { locale, t } = useMessages()
  return (
    <NoticePage title={t('account.guestTitle')} text={t('account.guestText')}>
      <p className="row">
        <a className="btn ink" href={urls.login(locale, back)}>
          {t('account.login')}
        </a>
        <a className="btn" href={urls.page(locale, 'register')}>
          {t('account.toRegister')}
        </a>
      </p>
    </NoticePage>
  )
}

type ConfirmPageProps = {
  readonly title: string
  readonly text: string
  readonly notices?: readonly PageNotice[]
  readonly action: string
  readonly hidden: Readonly<Record<string, string>>
  readonly submit: string
}

/**
 * The page that a mail links to, with one button. Mail scanners open every link, so only a POST
 * changes data.
 */
export function ConfirmPage({ action, hidden, submit, ...notice }: ConfirmPageProps) {
  return (
    <NoticePage {...notice}>
      <form method="post" action={action}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="btn ink">{submit}</button>
      </form>
    </NoticePage>
  )
}
