import type { Address } from '#shared/schemas/store-api/context.ts'

/** An address in postal format. */
export function AddressLines({ address }: { readonly address: Address }) {
  const lines = [
    address.company,
    address.department,
    [address.title, address.firstName, address.lastName].filter(Boolean).join(' '),
    address.street,
    address.additionalAddressLine1,
    address.additionalAddressLine2,
    `${address.zipcode ?? ''} ${address.city}`.trim(),
    address.countryState?.name,
    address.country?.name,
  ].filter((line) => typeof line === 'string' && line !== '')
  return (
    <>
      {lines.map((line, index) => (
        <span key={line}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </>
  )
}
