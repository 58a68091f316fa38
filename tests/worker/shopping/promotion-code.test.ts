import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { holdDate } from '#tests/worker/hold-date.ts'
import { promote, usesOf } from '../backend/sales/promote.ts'
import { aBuckle, idOfProduct, stockShop } from '../backend/sales/stock.ts'
import { aBrowser, fieldsIn, type Browser } from './browser.ts'
import { ADDRESS, filledCheckout } from './checkout-form.ts'

const CODE = '/checkout/cart/code'
const ACCEPT_JSON = { accept: 'application/json' }
const CONFIRMATION = "SELECT mail FROM outbox WHERE kind = 'order-confirmation'"

/** The text of a page without markup, with plain blanks. */
const readable = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')

holdDate()
beforeEach(async () => {
  await emptyStorage()
  await stockShop([
    aBuckle('24500', { stock: 100, prices: [{ fromQuantity: 1, grossCents: 1000 }] }),
  ])
})

async function withBuckle(quantity = '1'): Promise<Browser> {
  const browser = aBrowser()
  await browser.post('/checkout/cart/add', { productId: idOfProduct('24500'), quantity })
  await browser.get('/checkout/cart')
  return browser
}

describe('promotion codes in the cart, without script', () => {
  test('a code can be entered, shows its discount, and can be removed', async () => {
    await promote()
    const browser = await withBuckle()
    const { status, location } = await browser.post(CODE, { code: ' naehen10 ' })
    expect([status, location]).toEqual([303, '/checkout/cart'])
    const cart = readable((await browser.get('/checkout/cart')).text)
    expect(cart).toContain('Der Rabatt „10 % für alle, die nähen“ wurde abgezogen.')
    expect(cart).toContain('10 % für alle, die nähen (NAEHEN10) −1,00 €')
    await browser.post(CODE, { remove: 'NAEHEN10' })
    const left = readable((await browser.get('/checkout/cart')).text)
    expect(left).toContain('Der Gutscheincode „NAEHEN10“ wurde entfernt.')
    expect(left).not.toContain('10 % für alle')
    expect((await browser.post(CODE, { remove: 'NAEHEN10' })).status).toBe(303)
  })

  test.each([
    ['over', { ended: true }, 'gilt nicht mehr.'],
    ['used up', { maxUses: 0 }, 'ist aufgebraucht.'],
  ])('a code that is %s gets its own message', async (_, changes, sentence) => {
    await promote(changes)
    const browser = await withBuckle()
    await browser.post(CODE, { code: 'NAEHEN10' })
    const cart = readable((await browser.get('/checkout/cart')).text)
    expect(cart).toContain(`Der Gutscheincode „NAEHEN10“ ${sentence}`)
  })

  test('a code that is not eligible shows the reason in English too', async () => {
    await promote({ conditions: { minGoodsCents: 5000 } })
    const browser = await withBuckle()
    await browser.post(`/en${CODE}`, { code: 'NAEHEN10' })
    const cart = readable((await browser.get('/en/checkout/cart')).text)
    expect(cart).toContain(
      'The promotion “10 % for everybody who sews” applies to items worth €50.00 or more.',
    )
  })

  test('an unknown code is named, and an empty input is refused', async () => {
    const browser = await withBuckle()
    await browser.post(CODE, { code: 'NICHTS' })
    const cart = readable((await browser.get('/checkout/cart')).text)
    expect(cart).toContain('Der Gutscheincode „NICHTS“ ist unbekannt.')
    const empty = await browser.post(CODE, { code: ' ' })
    expect(empty.status).toBe(400)
    expect(empty.text).toContain('Bitte geben Sie einen Gutscheincode ein.')
  })

  test('after many unknown codes the shopper has to wait and preserves the cart', async () => {
    const browser = await withBuckle()
    for (let guess = 0; guess < 10; guess += 1) await browser.post(CODE, { code: `NEIN${guess}` })
    const response = await browser.post(CODE, { code: 'NEIN' })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('10')
    expect(readable(response.text)).toContain('Bitte warten Sie 10 Sekunden')
    expect(response.text).toContain('Steckschnalle 24500')
  })

  test('an island gets the new cart with its codes', async () => {
    await promote()
    const browser = await withBuckle()
    const { text } = await browser.post(CODE, { code: 'NAEHEN10' }, ACCEPT_JSON)
    expect(JSON.parse(text)).toMatchObject({
      cart: { codes: ['NAEHEN10'], rows: [{ label: expect.stringContaining('(NAEHEN10)') }, {}] },
      fault: null,
    })
  })
})

describe('promotion codes in the checkout, without script', () => {
  test('redeeming a code preserves all input', async () => {
    await promote()
    const browser = aBrowser()
    const form = await filledCheckout(browser, { promotionCode: 'naehen10' })
    const page = await browser.post('/checkout/save', form)
    expect(page.status).toBe(200)
    expect(readable(page.text)).toContain('(NAEHEN10) −1,00 €')
    expect(page.text).toContain('value="Elbhangstraße 27"')
    expect(fieldsIn(page)['promotionCode']).toBe('')
  })

  test('the order preserves the discount, and its mail and page show it', async () => {
    await promote()
    const browser = await withBuckle()
    await browser.post(CODE, { code: 'NAEHEN10' })
    const form = { ...fieldsIn(await browser.get('/checkout')), ...ADDRESS }
    const { location } = await browser.post('/checkout/order', form)
    const page = readable((await browser.get(location ?? '')).text)
    expect(page).toContain('10 % für alle, die nähen (NAEHEN10) −1,00 €')
    expect(page).toContain('13,90 €')
    const mail = String(await env.DB.prepare(CONFIRMATION).first('mail'))
    expect(mail).toContain('Gutschein NAEHEN10: 10 % für alle, die nähen')
    expect(await usesOf()).toBe(1)
  })

  test('an entered code is redeemed before the order is placed', async () => {
    await promote()
    const browser = aBrowser()
    const form = await filledCheckout(browser, { promotionCode: 'NAEHEN10' })
    const page = await browser.post('/checkout/order', form)
    expect(page.status).toBe(409)
    expect(readable(page.text)).toContain('(NAEHEN10) −1,00 €')
    const again = { ...form, ...fieldsIn(page), ...ADDRESS }
    expect((await browser.post('/checkout/order', again)).location).toContain('/checkout/success/')
  })

  test('a code can be removed in the checkout', async () => {
    await promote()
    const browser = await withBuckle()
    await browser.post(CODE, { code: 'NAEHEN10' })
    const page = await browser.get('/checkout')
    expect(readable(page.text)).toContain('Gutschein NAEHEN10 ist eingelöst.')
    const { status, location } = await browser.post('/checkout/save', { removeCode: 'NAEHEN10' })
    expect([status, location]).toEqual([303, '/checkout'])
    const left = readable((await browser.get('/checkout')).text)
    expect(left).toContain('Der Gutscheincode „NAEHEN10“ wurde entfernt.')
    expect(left).not.toContain('(NAEHEN10)')
    const again = await browser.post('/checkout/save', { removeCode: 'NAEHEN10' })
    expect([again.status, again.location]).toEqual([303, '/checkout'])
  })

  test('removing a code in another window changes the summary, so that the order is not placed', async () => {
    await promote()
    const browser = await withBuckle()
    await browser.post(CODE, { code: 'NAEHEN10' })
    const form = { ...fieldsIn(await browser.get('/checkout')), ...ADDRESS }
    await browser.post(CODE, { remove: 'NAEHEN10' })
    const page = await browser.post('/checkout/order', form)
    expect(page.status).toBe(409)
    expect(page.text).toContain('Die Bestellung hat sich geändert')
    expect(await usesOf()).toBe(0)
  })
})
