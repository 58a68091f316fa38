import { useContext } from 'react'
import type { Choice } from '#client/ui/form/form-context.ts'
import { CheckoutLinksContext } from './links.ts'
import { useCheckoutWords } from './words.ts'

/** Who is logged in, and the addresses to choose from. */
export type CheckoutCustomer = {
  readonly name: string
  readonly email: string
  readonly addresses: readonly Choice[]
}

/** Who orders: the customer of this session, or a guest who may log in or register instead. */
export function AccountStep({ customer }: { readonly customer: CheckoutCustomer | null }) {
  const { t } = useCheckoutWords()
  const links = useContext(CheckoutLinksContext)
  if (customer) {
    return (
      <p>
        <input type="hidden" name="buyer" value="customer" />
        <b>{t('checkout.loggedInAs', { name: customer.name })}</b>
        <br />
        <span className="quiet">{customer.email}</span>
      </p>
    )
  }
  return (
    <>
      <input type="hidden" name="buyer" value="guest" />
      <p>
        <b>{t('checkout.guest')}</b>
        <br />
        <span className="quiet">{t('checkout.guestNote')}</span>
      </p>
      <p className="row">
        <a className="btn" href={links.login}>
          {t('checkout.logIn')}
        </a>
        <a className="btn" href={links.register}>
          {t('checkout.register')}
        </a>
      </p>
    </>
  )
}
