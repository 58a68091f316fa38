import { beforeAll, expect, test, vi } from 'vitest'
import { env } from 'cloudflare:workers'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aFabric, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { chanceOf } from '#tests/worker/fuzz/chance.ts'

const CLOTH = '70710'
const OTHER = '70711'
beforeAll(() => stockShop([aFabric(CLOTH), aFabric(OTHER, { stock: 0 })]))

const ticked = (...numbers: readonly string[]) =>
  Object.fromEntries(numbers.map((number) => [`article.${idOfProduct(number)}`, 'on']))

test('thousands of selected products are refused with a message and a few database queries', async () => {
  const chance = chanceOf(3)
  const hex = () => Array.from({ length: 32 }, () => chance.below(16).toString(16)).join('')
  const many = Object.fromEntries(Array.from({ length: 3_000 }, () => [`article.${hex()}`, 'on']))
  const requested = vi.spyOn(env.DB, 'prepare')
  const page = await aBrowser().post('/selection', { ...many, ...ticked(CLOTH), to: 'wishlist' })
  expect(page.status).toBe(400)
  expect(requested.mock.calls.length).toBeLessThan(30)
  requested.mockRestore()
})

test.each(['__proto__', 'constructor', 'hasOwnProperty', 'x'.repeat(32), '', "' OR 1=1"])(
  'a checkbox named "%s" selects nothing',
  async (id) => {
    const page = await aBrowser().post('/selection', { [`article.${id}`]: 'on', to: 'wishlist' })
    expect(page.status).toBe(400)
    expect(page.headers.getSetCookie().join()).not.toContain('wishlist=')
  },
)

test.each(['', 'cart', '__proto__', 'toString', 'WISHLIST'])(
  'a bulk action "%s" does not exist',
  async (to) => {
    const page = await aBrowser().post('/selection', { ...ticked(CLOTH), to })
    expect([page.status, page.location]).toEqual([400, null])
  },
)

test('a selection from another site is refused and stores nothing', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  for (const to of ['wishlist', 'samples', 'compare', 'project']) {
    const page = await aBrowser().post('/selection', { ...ticked(CLOTH), to }, headers)
    expect([page.status, page.headers.getSetCookie()]).toEqual([403, []])
  }
})

test('a selection sent twice at once saves each product once', async () => {
  const browser = aBrowser()
  const form = { ...ticked(CLOTH, OTHER), to: 'wishlist' }
  await Promise.all([browser.post('/selection', form), browser.post('/selection', form)])
  const [stored = ''] = [browser.cookies.get('__Host-wishlist')]
  expect(stored.split('.')).toHaveLength(2)
})
