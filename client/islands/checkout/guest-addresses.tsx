import type { OrderTextName } from '#shared/domain/order/order-texts.ts'
import { useContext } from 'react'
import { FormContext } from '#client/ui/form/form-context.ts'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import type { CheckoutMessages } from '../messages/de/checkout.ts'
import {
  CompanyInput,
  NameFields,
  PlaceFields,
  VatIdInput,
} from '#client/ui/form/address-fields.tsx'
import { Collapsible } from '#client/ui/form/collapsible.tsx'
import type { FormMessages } from '#client/ui/form/form-messages.ts'
import { ServerPart } from '../server-part.tsx'

/** All order texts, repeated here because the list itself loads later, with the validation. */
export const ORDER_TEXT_NAMES: readonly OrderTextName[] = ['ripstop_reference']

/** The guest's address, and the delivery address if it differs. */
export function GuestAddresses() {
  const { t } = usePartMessages<CheckoutMessages>()
  const { values } = useContext(FormContext)
  return (
    <>
      <AddressFields group="billingAddress" withOrder />
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

type AddressFieldsProps = {
  readonly group: 'billingAddress' | 'shippingAddress'
  /** For the billing address only: the order's own texts. */
  readonly withOrder?: boolean
}

/** The fields of one address of the order. */
function AddressFields({ group, withOrder }: AddressFieldsProps) {
  const { t } = usePartMessages<FormMessages>()
  const company = `${group}.company`
  return (
    <div className="form">
      <NameFields group={group} />
      <PlaceFields group={group} />
      <Collapsible title={t('forms.business')} names={[company, 'vatId', ...ORDER_TEXT_NAMES]}>
        <CompanyInput group={group} />
        {withOrder && (
          <>
            <VatIdInput />
            <ServerPart name="orderTexts" />
          </>
        )}
      </Collapsible>
    </div>
  )
}
