import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBuckle, aFabric, stockShop } from '../backend/sales/stock.ts'
import { aBrowser } from './browser.ts'
import { filledCheckout } from './checkout-form.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle(), aFabric()])
})

/** The collapsed part of a page with this title. */
function collapsibleOf(text: string, title: string): string {
  const folds = text.split('<details').slice(1)
  return folds.find((fold) => fold.includes(`<summary>${title}`)) ?? ''
}

const MORE = 'Weitere Angaben'

describe('the address of a guest', () => {
  test('the first field of a guest’s address is the email address', async () => {
    const browser = aBrowser()
    await filledCheckout(browser)
    const { text } = await browser.get('/checkout')
    const names = [...text.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(
      ([, name]) => name,
    )
    const own = names.filter((name) => name?.startsWith('billingAddress.') || name === 'email')
    expect(own.slice(0, 3)).toEqual([
      'email',
      'billingAddress.firstName',
      'billingAddress.lastName',
    ])
  })

  test('company, VAT id and further fields are collapsed until they are filled', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser)
    const { text } = await browser.get('/checkout')
    expect(collapsibleOf(text, 'Geschäftlich?')).toMatch(/^ class="collapsible">.*name="vatId"/s)
    expect(collapsibleOf(text, MORE)).toMatch(/^ class="collapsible">/)
    const filled = { 'billingAddress.company': 'Segelmacherei Sommerfeld' }
    const again = await browser.post('/checkout/save', { ...form, ...filled })
    expect(collapsibleOf(again.text, 'Geschäftlich?')).toMatch(/^ class="collapsible" open="">/)
    expect(collapsibleOf(again.text, MORE)).toMatch(/^ class="collapsible">/)
  })

  test('a collapsed part with an error is open', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser, { vatId: 'DE123456789' })
    const { status, text } = await browser.post('/checkout/order', form)
    expect(status).toBe(400)
    expect(collapsibleOf(text, 'Geschäftlich?')).toMatch(
      /^ class="collapsible" open="">.*auch die Firma an/s,
    )
  })

  test('two further address lines are shown on the order', async () => {
    const browser = aBrowser()
    const form = await filledCheckout(browser, {
      'billingAddress.additionalAddressLine1': 'Hinterhaus',
      'billingAddress.additionalAddressLine2': '3. Stock',
    })
    const { location } = await browser.post('/checkout/order', form)
    const { text } = await browser.get(location ?? '')
    expect(text).toContain('Hinterhaus')
    expect(text).toContain('3. Stock')
  })
})

test('the checkout shows the products and the total below its heading', async () => {
  const browser = aBrowser()
  await filledCheckout(browser)
  const { text } = await browser.get('/checkout')
  const summary = collapsibleOf(text, '1 Artikel, ')
  const total = /<dd class="all">([^<]+)/.exec(summary)?.[1]
  expect(summary).toContain(`1 Artikel, ${total}</summary>`)
  expect(summary).toMatch(/<li>[^<]*Steckschnalle/)
  expect(text.indexOf(summary)).toBeLessThan(text.indexOf('id="step-1"'))
  const english = await browser.get('/en/checkout')
  expect(english.text).toContain('<summary>1 item, ')
})
