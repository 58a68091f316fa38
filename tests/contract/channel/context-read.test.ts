import { expect, test } from 'vitest'
import { aGuest } from '#tests/contract/store-api/guest.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

test("a new visitor's context has everything for prices and checkout", async () => {
  const context = await aVisitor().context()
  expect(context).toMatchObject({
    apiAlias: 'sales_channel_context',
    currency: { isoCode: 'EUR' },
    context: { taxState: 'gross' },
    shippingLocation: { country: { iso: 'DE' } },
  })
  expect(context.customer ?? null).toBeNull()
  expect(context.paymentMethod?.id).toMatch(/^[0-9a-f]{32}$/)
  expect(context.shippingMethod?.id).toMatch(/^[0-9a-f]{32}$/)
})

test("the language has its id and its locale's tag", async () => {
  const visitor = aVisitor()
  const { context, languageInfo } = await visitor.context()
  const { data } = await visitor.invoke('readLanguages post /language')
  const current = data.elements.find(({ id }) => id === context?.languageIdChain?.[0])
  expect(current?.translationCode?.code).toBe(languageInfo.localeCode)
})

test('the sales channel has country, language and navigation root', async () => {
  const { salesChannel } = await aVisitor().context()
  for (const id of [
    salesChannel.countryId,
    salesChannel.languageId,
    salesChannel.navigationCategoryId,
  ]) {
    expect(id).toMatch(/^[0-9a-f]{32}$/)
  }
})

test('a guest is in the context with both addresses', async () => {
  const { customer, shippingLocation } = await (await aGuest()).context()
  expect(customer).toMatchObject({
    guest: true,
    active: true,
    activeBillingAddress: { city: 'Dresden' },
    activeShippingAddress: { city: 'Dresden' },
  })
  expect(shippingLocation?.address).toMatchObject({ city: 'Dresden' })
})
