import { AccountForm, type AccountFormProps } from '#client/islands/account/account-form.tsx'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { ReactNode } from 'react'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import { useWords } from '../use-messages.ts'
import { AccountFrame, type AccountPage } from '../layout/account-frame.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { Island } from '#client/islands/island.tsx'
import { Remarks } from '#client/islands/cart/page-notices.tsx'

type FormPageProps = {
  readonly title: string
  readonly lead?: string
  readonly form: AccountFormProps
  readonly children?: ReactNode
}

/** A page with one form for visitors who are not logged in; `children` are further ways on. */
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
  readonly remarks?: readonly Remark[]
  readonly form: AccountFormProps
  readonly children?: ReactNode
}

/** A page of the account that is one form, with the way back to where it belongs. */
export function AccountFormPage({ form, children, ...frame }: AccountFormPageProps) {
  const { locale, t } = useWords()
  return (
    <AccountFrame {...frame}>
      <section className="stack narrow">
        {children}
        <Form {...form} />
        <p>
          <a href={urls.page(locale, frame.page)}>{t('account.cancel')}</a>
        </p>
      </section>
    </AccountFrame>
  )
}

/** A form of the account; a page has one of them. */
export function Form(form: AccountFormProps) {
  return <Island name="account" id="form" component={AccountForm} props={form} />
}

type GuestAccountProps = {
  readonly form: AccountFormProps | null
  readonly remarks: readonly Remark[]
}

/** Offers a guest who has just ordered to keep the order in an account, by choosing a password. */
export function GuestAccount({ form, remarks }: GuestAccountProps) {
  const { t } = useWords()
  if (!form && remarks.length === 0) return null
  return (
    <section className="stack narrow no-print" id="guest-account">
      {form && (
        <>
          <h2>{t('account.guestAccountTitle')}</h2>
          <p>{t('account.guestAccountText')}</p>
        </>
      )}
      <Remarks remarks={remarks} />
      {form && <Form {...form} />}
    </section>
  )
}
