import {
  useAddress,
  useCart,
  useCheckout,
  useCustomerOrders,
  useInternationalization,
  useOrderDetails,
  useSessionContext,
  useUser,
} from '@shopware/composables/dist'
import { expect, test } from 'vitest'
import { aSimpleProduct } from '#tests/contract/store-api/products.ts'
import { anAccountForm, confirm, PASSWORD } from '#tests/contract/store-api/customer.ts'
import { aGuestForm, anAddress } from '#tests/contract/store-api/guest.ts'
import { aStorefront } from '#tests/contract/store-api/storefront.ts'
import { aVisitorWith } from '#tests/contract/store-api/visitor.ts'

const pageOf = (storefront: ReturnType<typeof aStorefront>) =>
  storefront.page(() => ({
    session: useSessionContext(),
    cart: useCart(),
    user: useUser(),
    checkout: useCheckout(),
    address: useAddress(),
  }))

/** Ten percent off; exists in the demo catalogue and in seeded Shopwares. */
const CODE = 'NAEHEN10'

type User = ReturnType<typeof useUser>

/** The official types require address ids, which no form has. */
async function register(user: User, form: object) {
  return user.register(Object(form))
}

test('a cart counts, changes and removes its items', async () => {
  const { cart } = await pageOf(aStorefront())
  const { id } = await aSimpleProduct()
  await cart.addProduct({ id, quantity: 2 })
  expect([cart.count.value, cart.isEmpty.value]).toEqual([2, false])
  const before = cart.subtotal.value
  await cart.changeProductQuantity({ id: cart.cartItems.value[0]?.id ?? '', quantity: 1 })
  expect(cart.subtotal.value * 2).toBeCloseTo(before)
  await cart.removeItemById(cart.cartItems.value[0]?.id ?? '')
  expect([cart.count.value, cart.isEmpty.value]).toEqual([0, true])
})

test('an unknown code is reported, and the cart can still be used', async () => {
  const { cart } = await pageOf(aStorefront())
  await cart.addProduct({ id: (await aSimpleProduct()).id, quantity: 1 })
  await cart.addPromotionCode('NO-SUCH-CODE')
  expect(cart.appliedPromotionCodes.value).toEqual([])
  expect(Object.values(cart.consumeCartErrors() ?? {})).toMatchObject([
    { messageKey: 'promotion-not-found' },
  ])
})

test('a promotion code reduces the total until it is removed', async () => {
  const { cart } = await pageOf(aStorefront())
  await cart.addProduct({ id: (await aSimpleProduct()).id, quantity: 2 })
  const before = cart.subtotal.value
  await cart.addPromotionCode(CODE)
  const [promotion] = cart.appliedPromotionCodes.value
  expect(promotion?.price?.totalPrice).toBeLessThan(0)
  expect(cart.subtotal.value).toBeLessThan(before)
  await cart.removeItem(Object(promotion))
  expect(cart.appliedPromotionCodes.value).toEqual([])
  expect(cart.subtotal.value).toBe(before)
})

test('a guest orders and reads the order with state, total and methods', async () => {
  const storefront = aStorefront()
  const { cart, user, session, checkout } = await pageOf(storefront)
  await cart.addProduct({ id: (await aSimpleProduct()).id, quantity: 1 })
  await register(user, await aGuestForm())
  await session.refreshSessionContext()
  const shipping = (await checkout.getShippingMethods()).value
  const payment = (await checkout.getPaymentMethods()).value
  expect([shipping.length, payment.length].every((many) => many > 0)).toBe(true)
  await session.setShippingMethod(shipping[0] ?? {})
  await session.refreshSessionContext()
  expect(session.selectedShippingMethod.value?.id).toBe(shipping[0]?.id)
  const sum = (await cart.refreshCart()).price?.totalPrice
  const order = await checkout.createOrder()
  const details = await storefront.page(() => useOrderDetails(order.id))
  await details.loadOrderDetails()
  expect(details.statusTechnicalName.value).toBe('open')
  expect(details.status.value).not.toBe('')
  expect(details.total.value).toBe(sum)
  expect(details.shippingMethod.value?.id).toBe(shipping[0]?.id)
  expect(details.paymentMethod.value?.id).toBeTruthy()
  expect(details.billingAddress.value?.city).toBe('Dresden')
})

test('a customer registers, logs in, saves an address and finds the order', async () => {
  const storefront = aStorefront()
  const { cart, user, session, checkout, address } = await pageOf(storefront)
  const form = await anAccountForm()
  const { doubleOptInRegistration } = await register(user, form)
  if (doubleOptInRegistration) await confirm(aVisitorWith(storefront.token()), form.email)
  await user.login({ username: form.email, password: PASSWORD })
  expect(await user.refreshUser()).toMatchObject({ email: form.email, guest: false })

  const name = { firstName: 'Katrin', lastName: 'Sommerfeld' }
  const own = { ...name, ...(await anAddress({ street: 'Fadenweg 2' })) }
  const created = await address.createCustomerAddress(Object(own))
  await address.setDefaultCustomerShippingAddress(created.id)
  await address.loadCustomerAddresses()
  expect(address.customerAddresses.value.map(({ street }) => street)).toContain('Fadenweg 2')

  await cart.addProduct({ id: (await aSimpleProduct()).id, quantity: 1 })
  await session.refreshSessionContext()
  const order = await checkout.createOrder()
  const orders = await storefront.page(() => useCustomerOrders())
  await orders.loadOrders()
  expect(orders.orders.value.map(({ id }) => id)).toEqual([order.id])

  await user.logout()
  await session.refreshSessionContext()
  expect(session.userFromContext.value ?? null).toBeNull()
})

test('languages can be chosen by their codes', async () => {
  const { languages, session } = await aStorefront().page(() => ({
    languages: useInternationalization(),
    session: useSessionContext(),
  }))
  await languages.getAvailableLanguages()
  const english = languages.getLanguageIdFromCode('en-GB')
  await languages.changeLanguage(english)
  await session.refreshSessionContext()
  expect(session.languageIdChain.value).toBe(english)
})
