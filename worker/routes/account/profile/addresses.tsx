import type { Context } from 'hono'
import { fieldText } from '#shared/schemas/forms/fields.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Address, Customer } from '#shared/schemas/store-api/context.ts'
import { routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { AddressesPage } from '#worker/pages/account/addresses-page.tsx'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { flash, takeFlash } from '#worker/routes/forms/flash.ts'
import { postFields } from '#worker/routes/forms/post-form.ts'
import { isRejectedWith } from '#worker/routes/forms/refused-form.ts'
import { storeApiFailed } from '#worker/routes/forms/store-api-failed.ts'
import { requireLogin, requireCustomerData, toLogin } from '../require-login.tsx'
import { respondWithAccountPage } from '../respond-with-account-page.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

const makeDefault = postFields(routes.action('addressDefault'), async (c, fields) => {
  const customer = await requireLogin(c)
  if (!customer.ok) return customer.error
  const role = fieldText(fields, 'role') === 'billing' ? 'billing' : 'shipping'
  const { t } = c.var
  const done = await shopperApi(c).account.makeDefault(fieldText(fields, 'id'), role)
  return done.ok ? back(c, { tone: 'ok', text: t('account.addressSaved') }) : failed(c, done.error)
})

const deleteAddress = postFields(routes.action('addressDelete'), async (c, fields) => {
  const customer = await requireLogin(c)
  if (!customer.ok) return customer.error
  const { t } = c.var
  const done = await shopperApi(c).account.deleteAddress(fieldText(fields, 'id'))
  return done.ok
    ? back(c, { tone: 'ok', text: t('account.addressDeleted') })
    : failed(c, done.error)
})

/** The address book, and the buttons that change one of its addresses. */
export const addresses = factory
  .createApp()
  .on('GET', routes.page('accountAddresses'), async (c) => {
    const { notices } = takeFlash(c)
    const listed = shopperApi(c).account.addresses()
    return respondWithAccountPage(c, {
      title: c.var.t('account.addresses'),
      paths: 'accountAddresses',
      content: async (customer) => {
        const { elements } = requireCustomerData(c, await listed)
        return (
          <AddressesPage addresses={elements.map(withDefaultsOf(customer))} notices={notices} />
        )
      },
    })
  })
  .route('/', makeDefault)
  .route('/', deleteAddress)

/** Marks the customer's default addresses, because only some versions of Shopware mark them. */
function withDefaultsOf({
  defaultBillingAddressId: billing,
  defaultShippingAddressId: shipping,
}: Customer) {
  return (address: Address): Address => ({
    ...address,
    isDefaultBillingAddress: address.isDefaultBillingAddress ?? address.id === billing,
    isDefaultShippingAddress: address.isDefaultShippingAddress ?? address.id === shipping,
  })
}

const REASONS = {
  CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT: 'account.addressIsDefault',
  CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE: 'account.addressIsActive',
} as const

function failed(c: Context<AppEnv>, failure: StoreApiFailure) {
  const { locale, t } = c.var
  if (failure.kind !== 'refused' || failure.status >= 500) return storeApiFailed(c, failure)
  if (failure.status === 403) return toLogin(c, urls.page(locale, 'accountAddresses'))
  const reason = Object.entries(REASONS).find(([code]) => isRejectedWith(failure, code))?.[1]
  return back(c, { tone: 'bad', text: t(reason ?? 'account.addressGone') })
}

function back(c: Context<AppEnv>, notice: PageNotice): Response {
  flash(c, [notice], null)
  return c.redirect(`${urls.page(c.var.locale, 'accountAddresses')}#content`, 303)
}
