import type { Choice } from '#client/ui/form/form-context.ts'
import { SelectInput } from '#client/ui/form/inputs.tsx'
import { ServerPart } from '../server-part.tsx'

/** A customer chooses among the addresses of the account. */
export function OwnAddresses({ addresses }: { readonly addresses: readonly Choice[] }) {
  return (
    <>
      <div className="form">
        <SelectInput name="billingAddressId" choices={addresses} />
        <SelectInput name="shippingAddressId" choices={addresses} />
      </div>
      <ServerPart name="newAddress" />
      <ServerPart name="reference" />
    </>
  )
}
