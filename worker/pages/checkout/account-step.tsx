import { useWords } from '../words.ts'
import type { CheckoutLinks } from './checkout-links.ts'

/** The customer who is logged in. */
export type CheckoutCustomer = { readonly name: string; readonly email: string }

type AccountStepProps = {
  /** Null for guests. */
  readonly customer: CheckoutCustomer | null
  readonly links: CheckoutLinks
}

/** Who orders: the customer of this session, or a guest who may log in or register instead. */
export function AccountStep({ customer, links }: AccountStepProps) {
  const { t } = useWords()
  if (customer) {
    return (
      <p>
        <input type="hidden" name="buyer" value="customer" />
        <b>{t('checkoutPage.loggedInAs', { name: customer.name })}</b>
        <br />
        <span className="quiet">{customer.email}</span>
      </p>
    )
  }
  return (
    <>
      <input type="hidden" name="buyer" value="guest" />
      <p>
        <b>{t('checkoutPage.guest')}</b>
        <br />
        <span className="quiet">{t('checkoutPage.guestNote')}</span>
      </p>
      <p className="row">
        <a className="btn" href={links.login}>
          {t('checkoutPage.logIn')}
        </a>
        <a className="btn" href={links.register}>
          {t('checkoutPage.register')}
        </a>
      </p>
    </>
  )
}
