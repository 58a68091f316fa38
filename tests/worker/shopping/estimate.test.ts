import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aFabric, stockShop } from '../backend/sales/stock.ts'
import { aBrowser } from './browser.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aFabric()])
})

const wordsOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

test('shipping costs of a product are shown for the chosen country and change no session', async () => {
  const browser = aBrowser()
  const home = await browser.get('/versand-berechnen?article=70000')
  expect(home.status).toBe(200)
  expect(wordsOf(home.text)).toMatch(/standard.* 4,90 €/)
  expect(wordsOf(home.text)).toMatch(/noch 64,05 € bis zum kostenlosen Versand/)

  const swiss = await browser.get('/en/shipping-estimate?article=70000&country=CH')
  expect(swiss.text).toMatch(/<option[^>]*value="CH"[^>]*selected/)
  expect(wordsOf(swiss.text)).not.toMatch(/more to get free shipping/)
  expect(wordsOf(swiss.text)).not.toContain('€4.90')
  expect(browser.cookies.get('__Host-sw-context-token')).toBeUndefined()
})

test('an unknown product has no shipping costs, and without a product the general page opens', async () => {
  const browser = aBrowser()
  expect((await browser.get('/versand-berechnen?article=99999')).status).toBe(404)
  expect((await browser.get('/versand-berechnen')).location).toBe('/versandkosten')
  const unknown = await browser.get('/versand-berechnen?article=70000&country=%F0%9F%A7%B5')
  expect(wordsOf(unknown.text)).toMatch(/4,90 €/)
})
