import type { AccountFormProps } from '#client/islands/account/account-form.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Customer } from '#shared/schemas/store-api/context.ts'
import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import { AccountFrame } from '../layout/account-frame.tsx'
import { Form } from './account-form-page.tsx'

type ProfilePageProps = {
  /** Null if the session has ended and only the entered values remain. */
  readonly customer: Customer | null
  readonly mailLocale: Locale
  readonly form: AccountFormProps
  readonly notices: readonly PageNotice[]
}

const NAMES = { de: 'account.german', en: 'account.english' } as const

/** The customer's personal data, login data, and the language of their mails. */
export function ProfilePage({ customer, mailLocale, form, notices }: ProfilePageProps) {
  const { locale, t } = useMessages()
  return (
    <AccountFrame page="accountProfile" title={t('account.personalTitle')} notices={notices}>
      <div className="stack narrow">
        {customer && <Facts customer={customer} />}
        <Form {...form} />
      </div>
      {customer && (
        <section className="stack">
          <h2>{t('account.loginData')}</h2>
          <p className="any-break">{customer.email}</p>
          <p className="row">
            <a className="btn" href={urls.page(locale, 'accountEmail')}>
              {t('account.changeEmail')}
            </a>
            <a className="btn" href={urls.page(locale, 'accountPassword')}>
              {t('account.changePassword')}
            </a>
          </p>
        </section>
      )}
      <section className="stack">
        <h2>{t('account.language')}</h2>
        <form className="row" method="post" action={urls.action(locale, 'accountLanguage')}>
          <label className="vh" htmlFor="language">
            {t('account.language')}
          </label>
          <select className="in auto" id="language" name="language" defaultValue={mailLocale}>
            {LOCALES.map((language) => (
              <option key={language} value={language} lang={language}>
                {t(NAMES[language])}
              </option>
            ))}
          </select>
          <button className="btn">{t('account.save')}</button>
        </form>
      </section>
    </AccountFrame>
  )
}

function Facts({ customer }: { readonly customer: Customer }) {
  const { t } = useMessages()
  return (
    <dl className="pairs">
      <dt>{t('account.customerNumber')}</dt>
      <dd>{customer.customerNumber}</dd>
      {customer.group?.name && (
        <>
          <dt>{t('account.group')}</dt>
          <dd>{customer.group.name}</dd>
        </>
      )}
    </dl>
  )
}
