import { AccountForm, type AccountFormProps } from '#client/islands/account/account-form.tsx'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { ReactNode } from 'react'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import { AccountFrame, type AccountPage } from '../layout/account-frame.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { Island } from '#client/islands/island.tsx'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'

type FormPageProps = {
  readonly title: string
  readonly lead?: string
  readonly form: AccountFormProps
  readonly children?: ReactNode
}

/** A page with one form for visitors without a login; `children` are further links. */
export function FormPage({ title, lead, form, children }: FormPageProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: title }]} />
      <div className="stack narrow">
        <h1>{withSoftHyphens(title)}</h1>
        {lead && <p>{lead}</p>}
        <Form {...form} />
        {children}
      </div>
    </div>
  )
}

type AccountFormPageProps = {
  readonly page: AccountPage
  readonly title: string
  readonly lead?: string
  readonly notices?: readonly PageNotice[]
  readonly form: AccountFormProps
  readonly children?: ReactNode
}

/** An account page with one form and a link back to its parent page. */
export function AccountFormPage({ form, children, ...frame }: AccountFormPageProps) {
  const { locale, t } = useMessages()
  return (
    <AccountFrame {...frame}>
      <div className="stack narrow">
        {children}
        <Form {...form} />
        <p>
          <a href={urls.page(locale, frame.page)}>{t('account.cancel')}</a>
        </p>
      </div>
    </AccountFrame>
  )
}

/** A form of the account. Each page has at most one. */
export function Form(form: AccountFormProps) {
  return <Island name="account" id="form" component={AccountForm} props={form} />
}

type GuestAccountProps = {
  readonly form: AccountFormProps | null
  readonly notices: readonly PageNotice[]
}

/** Offers a guest who has just ordered to set a password and create an account. */
export function GuestAccount({ form, notices }: GuestAccountProps) {
  const { t } = useMessages()
  if (!form && notices.length === 0) return null
  return (
    <section className="stack narrow no-print" id="guest-account">
      {form && (
        <>
          <h2>{t('account.guestAccountTitle')}</h2>
          <p>{t('account.guestAccountText')}</p>
        </>
      )}
      <PageNotices notices={notices} />
      {form && <Form {...form} />}
    </section>
  )
}
