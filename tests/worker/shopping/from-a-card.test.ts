import { beforeEach, expect, test } from 'vitest'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aContentShop } from '../content/content-shop.ts'
import { aBrowser } from './browser.ts'

const BY_METRE = {
  unit: 'm' as const,
  content: { unit: 'm' as const, milli: 100, referenceMilli: 1000 },
}
const card = (text: string, name: string) =>
  text.split('<li class="card').find((each) => each.includes(name)) ?? ''
const button = (number: string) => `form="to-cart" value="${idOf('product', number)}"`

beforeEach(async () => {
  await emptyStorage()
})

async function aShop() {
  const path = `/werkzeug-${crypto.randomUUID().slice(0, 8)}`
  const shop = aContentShop()
  await shop.import(
    aCatalogue({
      categories: [aCategory('fabrics', { path: { de: path, en: `/en${path}` } })],
      families: ['needle', 'buckle', 'cloth'].map((key) =>
        aParentRecord(key, { axes: key === 'buckle' ? ['shade'] : [] }),
      ),
      articles: [
        aProductRecord('41050', { family: 'needle', name: { de: 'Nadel', en: 'Needle' } }),
        aProductRecord('24500', { family: 'buckle', options: { shade: 'black' } }),
        aProductRecord('24501', { family: 'buckle', options: { shade: 'olive' } }),
        aProductRecord('70000', { ...BY_METRE, family: 'cloth' }),
      ],
    }),
  )
  return { path, get: shop.get }
}

test('a card sells one piece if nothing must be chosen, and returns to the list', async () => {
  const { path, get } = await aShop()
  const { text } = await get(`${path}?order=name-asc`)
  expect(card(text, 'Nadel')).toContain(button('41050'))
  const back = /id="to-cart"[^>]*><input type="hidden" name="back" value="([^"]+)"/.exec(text)?.[1]
  expect(back).toBe(`${path}?order=name-asc`)
  const browser = aBrowser()
  const added = await browser.post('/checkout/cart/add', {
    productId: idOf('product', '41050'),
    back: back ?? '',
  })
  expect([added.status, added.location]).toEqual([303, '/checkout/cart'])
})

test('a card of a product with variants or sold by length links to the product only', async () => {
  const { path, get } = await aShop()
  const { text } = await get(path)
  expect(text).toContain('<li class="card">')
  expect(text).not.toContain(button('24500'))
  expect(text).not.toContain(button('70000'))
})
