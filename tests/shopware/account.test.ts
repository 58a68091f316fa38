import { expect, test } from 'vitest'
import type { PageName } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'
import { firstChoice, formFields } from '#tests/builders/form-fields.ts'
import { aBrowser } from './browser.ts'
import { aCustomer } from './customer.ts'
import { ADDRESS, BUCKLE, buy, LANGUAGES, SEEDED } from './shopper.ts'

const PAGES = [
  'account',
  'accountOrders',
  'accountAddresses',
  'accountPayment',
  'accountProfile',
  'accountEmail',
  'accountPassword',
  'accountData',
] as const satisfies readonly PageName[]

test.each(LANGUAGES)('the seeded customer logs in and out in %s', async (_, locale) => {
  const browser = aBrowser()
  const wrong = await browser.post(urls.page(locale, 'login'), { ...SEEDED, password: 'falsch-1' })
  expect(wrong.status).toBeGreaterThanOrEqual(400)
  const entered = await browser.post(urls.page(locale, 'login'), SEEDED)
  expect([entered.status, entered.location]).toEqual([303, urls.page(locale, 'account')])
  for (const name of PAGES) {
    const page = await browser.get(urls.page(locale, name))
    expect([name, page.status]).toEqual([name, 200])
  }
  expect((await browser.post(urls.action(locale, 'logout'), {})).status).toBe(303)
  expect((await browser.get(urls.page(locale, 'account'))).location).toContain('/login')
})

test.each(LANGUAGES)(
  'a new customer adds an address and makes it the default in %s',
  async (_, locale) => {
    const { browser } = await aCustomer(locale)
    const book = urls.page(locale, 'accountAddresses')
    const { text } = await browser.get(urls.page(locale, 'accountNewAddress'))
    const added = await browser.post(urls.page(locale, 'accountNewAddress'), {
      ...formFields(text),
      ...ADDRESS,
      salutationId: firstChoice(text, 'salutationId'),
      to: '',
      street: 'Anderswo 5',
    })
    expect([added.status, added.location]).toEqual([303, book])
    const two = await browser.get(book)
    expect([two.text.includes(ADDRESS.street), two.text.includes('Anderswo 5')]).toEqual([
      true,
      true,
    ])
    const [, id = ''] = /name="id" value="([0-9a-f]{32})"/.exec(two.text) ?? []
    const made = await browser.post(urls.action(locale, 'addressDefault'), { id, role: 'shipping' })
    expect(made.status).toBe(303)
  },
)

test.each(LANGUAGES)('an address can be changed and deleted in %s', async (_, locale) => {
  const { browser } = await aCustomer(locale)
  const book = urls.page(locale, 'accountAddresses')
  const create = urls.page(locale, 'accountNewAddress')
  const { text } = await browser.get(create)
  const address = { ...formFields(text), ...ADDRESS, to: '' }
  const salutationId = firstChoice(text, 'salutationId')
  await browser.post(create, { ...address, salutationId, street: 'Anderswo 5' })
  const [, id = ''] = /name="id" value="([0-9a-f]{32})"/.exec((await browser.get(book)).text) ?? []
  const change = urls.accountAddress(locale, id)
  const form = formFields((await browser.get(change)).text)
  const changed = await browser.post(change, { ...form, to: '', street: 'Woanders 7' })
  expect([changed.status, (await browser.get(book)).text.includes('Woanders 7')]).toEqual([
    303,
    true,
  ])
  await browser.post(urls.action(locale, 'addressDelete'), { id })
  const { text: left } = await browser.get(book)
  expect([left.includes('Woanders 7'), left.includes(ADDRESS.street)]).toEqual([false, true])
})

test.each(LANGUAGES)('a customer’s order sent by an island is placed in %s', async (_, locale) => {
  const { browser } = await aCustomer(locale)
  await buy(browser, locale, BUCKLE.number, { quantity: '2' })
  const form = formFields((await browser.get(urls.page(locale, 'checkout'))).text)
  const order = urls.action(locale, 'checkoutOrder')
  expect(await browser.postInPlace(order, { ...form, terms: '1' })).toMatchObject({
    status: 200,
    answer: { location: expect.stringMatching(/\/checkout\/success\/[0-9a-f]{32}/) },
  })
})

test.each(LANGUAGES)('a customer orders, cancels and reorders in %s', async (_, locale) => {
  const { browser } = await aCustomer(locale)
  await buy(browser, locale, BUCKLE.number, { quantity: '2' })
  const form = formFields((await browser.get(urls.page(locale, 'checkout'))).text)
  const placed = await browser.post(urls.action(locale, 'checkoutOrder'), { ...form, terms: '1' })
  const id = /[0-9a-f]{32}$/.exec(placed.location ?? '')?.[0] ?? ''
  expect([placed.status, placed.location]).toEqual([303, urls.success(locale, id)])
  expect((await browser.get(urls.page(locale, 'accountOrders'))).text).toContain(id)
  const order = await browser.get(urls.accountOrder(locale, id))
  expect([order.status, order.text.includes(BUCKLE.name[locale])]).toEqual([200, true])
  const cancelled = await browser.post(urls.accountOrder(locale, id, 'cancel'), {})
  expect(cancelled.status).toBe(303)
  const again = await browser.post(urls.accountOrder(locale, id, 'reorder'), {})
  expect([again.status, again.location]).toEqual([303, urls.page(locale, 'cart')])
})
