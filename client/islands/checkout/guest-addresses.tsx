import { useContext } from 'react'
import { FormContext } from '#client/ui/form/form-context.ts'
import { AddressFields } from './address-fields.tsx'
import { useWordsOf } from '#client/ui/words/words.ts'
import type { CheckoutWords } from '../words/de/checkout.ts'

/** Where a guest lives, and where the parcel goes if that is elsewhere. */
export function GuestAddresses() {
  const { t } = useWordsOf<CheckoutWords>()
  const { values } = useContext(FormContext)
  return (
    <>
      <AddressFields group="billingAddress" withContact />
      <div className="choices flat">
        <div className="choice">
          <label className="tick">
            <input
              type="checkbox"
              name="differentShipping"
              value="1"
              defaultChecked={values['differentShipping'] === '1'}
            />
            <span>{t('checkout.shipElsewhere')}</span>
          </label>
          <div className="more">
            <h3 className="vh">{t('checkout.shippingAddressTitle')}</h3>
            <AddressFields group="shippingAddress" />
          </div>
        </div>
      </div>
    </>
  )
}
