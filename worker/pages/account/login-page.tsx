import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { AccountFormProps } from '#client/islands/account/account-form.tsx'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useMessages } from '../use-messages.ts'
import { Form } from './account-form-page.tsx'

type LoginPageProps = {
  readonly form: AccountFormProps
  readonly notices: readonly PageNotice[]
  /** The path to which the login redirects. */
  readonly back: string | null
  readonly tradeGroup: string | undefined
}

/** The login, and links for visitors without an account. */
export function LoginPage({ form, notices, back, tradeGroup }: LoginPageProps) {
  const { locale, t } = useMessages()
  const checkout = urls.page(locale, 'checkout')
  const register = back ? urls.register(locale, back) : urls.page(locale, 'register')
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('account.loginTitle') }]} />
      <div className="two">
        <div className="stack narrow">
          <h1>{withSoftHyphens(t('account.loginTitle'))}</h1>
          <PageNotices notices={notices} />
          <p>{t('account.loginLead')}</p>
          <Form {...form} />
          <p>
            <a href={urls.page(locale, 'resetPassword')}>{t('account.forgotten')}</a>
          </p>
        </div>
        <aside className="cart-summary stack">
          <section className="stack tightly">
            <h2>{t('account.newHere')}</h2>
            <p>{t('account.newHereText')}</p>
            <p>
              <a className="btn" href={register}>
                {t('account.toRegister')}
              </a>
            </p>
            <TradeLink group={tradeGroup} />
          </section>
          {back === checkout && (
            <section className="stack tightly">
              <h2>{t('account.asGuest')}</h2>
              <p>{t('account.asGuestText')}</p>
              <p>
                <a className="btn" href={checkout}>
                  {t('account.toCheckout')}
                </a>
              </p>
            </section>
          )}
        </aside>
      </div>
    </div>
  )
}

/** The link for businesses to apply for a customer group; nothing without such a group. */
export function TradeLink({ group }: { readonly group: string | undefined }) {
  const { locale, t } = useMessages()
  if (group === undefined) return null
  return (
    <p>
      {t('account.forBusiness')}{' '}
      <a href={urls.groupRegistration(locale, group)}>{t('account.toTrade')}</a>
    </p>
  )
}
