import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Address } from '#shared/schemas/store-api/context.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import { AccountFrame } from '../layout/account-frame.tsx'
import { AddressLines } from '../order/address-lines.tsx'

type AddressesPageProps = {
  readonly addresses: readonly Address[]
  readonly notices: readonly PageNotice[]
}

export function AddressesPage({ addresses, notices }: AddressesPageProps) {
  const { locale, t } = useMessages()
  return (
    <AccountFrame
      page="accountAddresses"
      title={t('account.addresses')}
      lead={t('account.addressesLead')}
      notices={notices}
    >
      <ul className="addresses">
        {addresses.map((address) => (
          <li key={address.id} className="sheet stack tightly">
            <AddressCard address={address} />
          </li>
        ))}
      </ul>
      <p>
        <a className="btn ink" href={urls.page(locale, 'accountNewAddress')}>
          {t('account.newAddress')}
        </a>
      </p>
    </AccountFrame>
  )
}

function AddressCard({ address }: { readonly address: Address }) {
  const { locale, t } = useMessages()
  const { id, isDefaultBillingAddress: isBilling, isDefaultShippingAddress: isShipping } = address
  const roles = [
    ...(isBilling ? [t('account.defaultBilling')] : []),
    ...(isShipping ? [t('account.defaultShipping')] : []),
  ]
  const whose = `${address.street}, ${address.city}`
  return (
    <>
      {roles.length > 0 && <p className="tag">{roles.join(', ')}</p>}
      <p className="any-break">
        <AddressLines address={address} />
      </p>
      <p>
        <a href={urls.accountAddress(locale, id)}>
          {t('account.change')}
          <span className="vh"> {whose}</span>
        </a>
      </p>
      {!isBilling && <Role id={id} as="billing" whose={whose} />}
      {!isShipping && <Role id={id} as="shipping" whose={whose} />}
      {roles.length === 0 && (
        <form method="post" action={urls.action(locale, 'addressDelete')}>
          <input type="hidden" name="id" value={id} />
          <button className="link">
            {t('account.deleteAddress')}
            <span className="vh"> {whose}</span>
          </button>
        </form>
      )}
    </>
  )
}

type RoleProps = {
  readonly id: string
  readonly as: 'billing' | 'shipping'
  readonly whose: string
}

function Role({ id, as: role, whose }: RoleProps) {
  const { locale, t } = useMessages()
  return (
    <form method="post" action={urls.action(locale, 'addressDefault')}>
      <input type="hidden" name="id" value={id} />
      <button className="link" name="role" value={role}>
        {t(role === 'billing' ? 'account.makeBilling' : 'account.makeShipping')}
        <span className="vh"> {whose}</span>
      </button>
    </form>
  )
}
