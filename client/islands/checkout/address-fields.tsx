import {
  CompanyInput,
  NameFields,
  PlaceFields,
  VatIdInput,
} from '#client/ui/form/address-fields.tsx'
import { TextInput } from '#client/ui/form/inputs.tsx'

type AddressFieldsProps = {
  readonly group: 'billingAddress' | 'shippingAddress'
  /** Of the billing address only: who is told of the order. */
  readonly withContact?: boolean
}

/** The fields of one address of the order. */
export function AddressFields({ group, withContact }: AddressFieldsProps) {
  return (
    <div className="form">
      <NameFields group={group} />
      <CompanyInput group={group} />
      {withContact && <VatIdInput />}
      <PlaceFields group={group}>
        {withContact && <TextInput name="email" type="email" autoComplete="email" />}
      </PlaceFields>
    </div>
  )
}
