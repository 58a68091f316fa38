import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { aBuckle, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { setShopMode } from '#worker/runtime/shop-mode.ts'

const priceOfBuckle = async (grossCents: number) => {
  await emptyStorage()
  await stockShop([aBuckle('24500', { prices: [{ fromQuantity: 1, grossCents }] })])
  const { status, text } = await aBrowser().get('/steckschnalle/24500')
  expect(status).toBe(200)
  return /\d+,\d\d(?=\s€)/.exec(text)?.[0]
}

test('a newly set up shop shows no cached page or response of the previous one', async () => {
  expect(await priceOfBuckle(120)).toBe('1,20')
  expect(await priceOfBuckle(250)).toBe('2,50')
})

test('a newly set up shop is open', async () => {
  await setShopMode(env.KV, 'maintenance')
  expect((await aBrowser().get('/datenschutz')).status).toBe(503)
  await emptyStorage()
  expect((await aBrowser().get('/warenkorb')).status).not.toBe(503)
})
