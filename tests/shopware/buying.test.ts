import { expect, test } from 'vitest'
import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import { formFields } from '#tests/builders/form-fields.ts'
import { aBrowser } from './browser.ts'
import { BUCKLE, buy, FABRIC, filledCheckout, LANGUAGES } from './shopper.ts'

const METRES = { de: '2,5', en: '2.5' } as const
const CODE = 'NAEHEN10'

test.each(LANGUAGES)('2.5 m are shown as metres in the %s cart', async (_, locale) => {
  const browser = aBrowser()
  await buy(browser, locale, FABRIC.number, { metres: METRES[locale] })
  const { text } = await browser.get(urls.page(locale, 'cart'))
  expect(text).toContain(`value="${METRES[locale]}"`)
  expect(text).not.toMatch(/25 (?:Stück|pieces)/)
  expect(text).toContain('/m')
})

test.each(LANGUAGES)('pieces of cloth add up in the %s cart and its order', async (_, locale) => {
  const browser = aBrowser()
  await buy(browser, locale, FABRIC.number, { metres: METRES[locale], pieces: '2' })
  await buy(browser, locale, FABRIC.number, { metres: '1', pieces: '1' })
  const pieces = new RegExp(`2 × ${METRES[locale]}\\sm \\+ 1\\sm`)
  expect((await browser.get(urls.page(locale, 'cart'))).text).toMatch(pieces)
  const form = filledCheckout(await browser.get(urls.page(locale, 'checkout')))
  const placed = await browser.post(urls.action(locale, 'checkoutOrder'), form)
  expect((await browser.get(placed.location ?? '')).text).toMatch(pieces)
})

test.each(LANGUAGES)('a line of the %s cart can be changed and removed', async (_, locale) => {
  const browser = aBrowser()
  await buy(browser, locale, BUCKLE.number, { quantity: '2' })
  const cart = urls.page(locale, 'cart')
  const { id = '' } = formFields((await browser.get(cart)).text)
  const changed = await browser.post(urls.action(locale, 'cartChange'), { id, quantity: '3' })
  expect([changed.status, changed.location]).toEqual([303, cart])
  expect(formFields((await browser.get(cart)).text)['quantity']).toBe('3')
  await browser.post(urls.action(locale, 'cartRemove'), { id })
  const emptied = await browser.get(cart)
  expect([emptied.status, 'quantity' in formFields(emptied.text)]).toEqual([200, false])
})

test.each(LANGUAGES)(
  'another country changes the shipping costs of the %s cart',
  async (_, locale) => {
    const browser = aBrowser()
    await buy(browser, locale, FABRIC.number, { metres: METRES[locale] })
    const cart = urls.page(locale, 'cart')
    const before = await browser.get(cart)
    const countries = [...before.text.matchAll(/<option[^>]*value="([0-9a-f]{32})"/g)]
    const chosen = formFields(before.text)['countryId']
    const countryId = countries.map(([, id = '']) => id).findLast((id) => id !== chosen) ?? ''
    const changed = await browser.post(urls.action(locale, 'cartCountry'), { countryId })
    expect([changed.status, changed.location]).toEqual([303, cart])
    const after = await browser.get(cart)
    expect(formFields(after.text)['countryId']).toBe(countryId)
    expect(sumsIn(after.text)).not.toBe(sumsIn(before.text))
  },
)

test.each(LANGUAGES)('a promotion code reduces the %s cart', async (_, locale) => {
  const browser = aBrowser()
  await buy(browser, locale, FABRIC.number, { metres: METRES[locale] })
  const cart = urls.page(locale, 'cart')
  const redeemed = await browser.post(urls.action(locale, 'cartCode'), { code: CODE })
  expect([redeemed.status, redeemed.location]).toEqual([303, cart])
  expect((await browser.get(cart)).text).toMatch(new RegExp(`\\(${CODE}\\)`))
  await browser.post(urls.action(locale, 'cartCode'), { remove: CODE })
  await browser.get(cart)
  expect((await browser.get(cart)).text).not.toContain(`(${CODE})`)
})

test.each(LANGUAGES)('an order with a promotion code shows metres in %s', async (_, locale) => {
  const browser = aBrowser()
  await buy(browser, locale, FABRIC.number, { metres: '5' })
  await browser.post(urls.action(locale, 'cartCode'), { code: CODE })
  const form = filledCheckout(await browser.get(urls.page(locale, 'checkout')))
  const placed = await browser.post(urls.action(locale, 'checkoutOrder'), form)
  expect(placed.status).toBe(303)
  const { text } = await browser.get(placed.location ?? '')
  expect(text).toMatch(/\b5\sm\b/)
  expect(text).not.toMatch(/50 (?:Stück|pieces)/)
})

test.each(LANGUAGES)('an unknown code is refused in the %s cart', async (_, locale) => {
  const browser = aBrowser()
  await buy(browser, locale, BUCKLE.number, { quantity: '1' })
  await browser.post(urls.action(locale, 'cartCode'), { code: 'NICHTDA' })
  expect((await browser.get(urls.page(locale, 'cart'))).text).toContain('NICHTDA')
})

test.each(LANGUAGES)('a guest orders 2.5 m and a buckle in %s', async (_, locale) => {
  const browser = aBrowser()
  await buy(browser, locale, FABRIC.number, { metres: METRES[locale] })
  await buy(browser, locale, BUCKLE.number, { quantity: '1' })
  const form = filledCheckout(await browser.get(urls.page(locale, 'checkout')))
  const placed = await browser.post(urls.action(locale, 'checkoutOrder'), form)
  expect([placed.status, placed.location]).toEqual([
    303,
    expect.stringMatching(/^(?:\/en)?\/checkout\/success\/[0-9a-f]{32}$/),
  ])
  const page = await browser.get(placed.location ?? '')
  expect(page.status).toBe(200)
  // The success page, or the payment page: the backend decides the order of the payment methods.
  const t = messages(locale)
  const told = [t('order.thanks'), t('order.payTitle')].filter((text) => page.text.includes(text))
  expect(told).toHaveLength(1)
  expect(page.text).toContain(FABRIC.name[locale])
  expect(page.text).toMatch(new RegExp(`${METRES[locale]}\\sm`))
  expect((await browser.get(urls.page(locale, 'checkout'))).location).toBe(
    urls.page(locale, 'cart'),
  )
})

test.each(LANGUAGES)('an order sent by an island is placed in %s', async (_, locale) => {
  const browser = aBrowser()
  await buy(browser, locale, BUCKLE.number, { quantity: '2' })
  const form = filledCheckout(await browser.get(urls.page(locale, 'checkout')))
  const order = urls.action(locale, 'checkoutOrder')
  const refused = await browser.postInPlace(order, { ...form, email: 'nobody' })
  expect(refused).toMatchObject({ status: 400, answer: { faults: { email: {} } } })
  const placed = await browser.postInPlace(order, form)
  expect(placed).toMatchObject({
    status: 200,
    answer: { location: expect.stringMatching(/\/checkout\/success\/[0-9a-f]{32}/) },
  })
})

test.each(LANGUAGES)('an order without an address is refused in %s', async (_, locale) => {
  const browser = aBrowser()
  await buy(browser, locale, BUCKLE.number, { quantity: '1' })
  const form = filledCheckout(await browser.get(urls.page(locale, 'checkout')))
  const refused = await browser.post(urls.action(locale, 'checkoutOrder'), {
    ...form,
    'billingAddress.street': '',
  })
  expect(refused.status).toBe(400)
  expect(formFields(refused.text)['billingAddress.city']).toBe('Dresden')
})

const sumsIn = (html: string) => /class="sums".*?<\/(?:dl|table)>/s.exec(html)?.[0]
