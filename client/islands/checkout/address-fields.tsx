import { useContext } from 'react'
import { CheckoutFormContext } from './checkout-form.ts'
import { SelectInput, TextInput } from './fields.tsx'
import { useCheckoutWords } from './words.ts'

type AddressFieldsProps = {
  readonly group: 'billingAddress' | 'shippingAddress'
  /** Of the billing address only: who is told of the order. */
  readonly withContact?: boolean
}

/** The fields of one address. Browsers fill it in by the section that it belongs to. */
export function AddressFields({ group, withContact }: AddressFieldsProps) {
  const { t } = useCheckoutWords()
  const { countries, salutations } = useContext(CheckoutFormContext)
  const section = group === 'billingAddress' ? 'billing' : 'shipping'
  const fill = (what: string) => `section-${section} ${section} ${what}`
  return (
    <div className="form">
      <SelectInput
        className="w3"
        name={`${group}.salutationId`}
        label={t('checkout.salutation')}
        choices={salutations}
      />
      <TextInput
        className="w4"
        name={`${group}.firstName`}
        label={t('checkout.firstName')}
        autoComplete={fill('given-name')}
      />
      <TextInput
        className="w5"
        name={`${group}.lastName`}
        label={t('checkout.lastName')}
        autoComplete={fill('family-name')}
      />
      <TextInput
        className="w6"
        name={`${group}.company`}
        label={t('checkout.company')}
        autoComplete={fill('organization')}
        isOptional
      />
      {withContact ? (
        <TextInput
          className="w6"
          name="vatId"
          label={t('checkout.vatId')}
          hint={t('checkout.vatIdHint')}
          isOptional
        />
      ) : (
        <AddressLine group={group} className="w6" />
      )}
      <TextInput
        name={`${group}.street`}
        label={t('checkout.street')}
        autoComplete={fill('address-line1')}
      />
      {withContact && <AddressLine group={group} />}
      <TextInput
        className="w3"
        name={`${group}.zipcode`}
        label={t('checkout.zipcode')}
        autoComplete={fill('postal-code')}
      />
      <TextInput
        className="w5"
        name={`${group}.city`}
        label={t('checkout.city')}
        autoComplete={fill('address-level2')}
      />
      <SelectInput
        className="w4"
        name={`${group}.countryId`}
        label={t('checkout.country')}
        choices={countries}
      />
      {withContact && (
        <TextInput
          className="w8"
          name="email"
          type="email"
          label={t('checkout.email')}
          autoComplete="email"
        />
      )}
      <TextInput
        className="w4"
        name={`${group}.phoneNumber`}
        type="tel"
        label={t('checkout.phone')}
        autoComplete={fill('tel')}
        isOptional
      />
    </div>
  )
}

function AddressLine({
  group,
  className,
}: {
  readonly group: string
  readonly className?: string
}) {
  const { t } = useCheckoutWords()
  return (
    <TextInput
      className={className}
      name={`${group}.additionalAddressLine1`}
      label={t('checkout.addressLine')}
      isOptional
    />
  )
}
