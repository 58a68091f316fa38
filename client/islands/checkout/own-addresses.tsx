import { useContext } from 'react'
import type { Choice } from '#client/ui/form/form-context.ts'
import { SelectInput } from '#client/ui/form/inputs.tsx'
import { CheckoutLinksContext } from './links.ts'
import { useCheckoutWords } from './words.ts'

/** A customer chooses among the addresses of the account. */
export function OwnAddresses({ addresses }: { readonly addresses: readonly Choice[] }) {
  const { t } = useCheckoutWords()
  const links = useContext(CheckoutLinksContext)
  return (
    <>
      <div className="form">
        <SelectInput name="billingAddressId" choices={addresses} />
        <SelectInput name="shippingAddressId" choices={addresses} />
      </div>
      <p>
        <a href={links.newAddress}>{t('checkout.addAddress')}</a>
      </p>
    </>
  )
}
