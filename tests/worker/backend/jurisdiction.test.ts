import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { idOfProduct } from './sales/stock.ts'
import { importCatalogue } from './catalogue/ops.ts'

beforeAll(() =>
  importCatalogue(
    aCatalogue({ families: [aParentRecord('ripstop')], articles: [aProductRecord('70000')] }),
  ),
)

/** Durable Objects that can be called in a jurisdiction only, and the requested jurisdictions. */
function restricted() {
  const requested: string[] = []
  const only = (namespace: object) =>
    ({
      jurisdiction: (name: string) => {
        requested.push(name)
        return namespace
      },
    }) as unknown
  return { requested, bindings: { SHOPPER: only(env.SHOPPER), LIMITER: only(env.LIMITER) } }
}

test('with a jurisdiction carts and counters are only there', async () => {
  const { requested, bindings } = restricted()
  const browser = aBrowser(new Map(), { ...bindings, SHOP_JURISDICTION: 'eu' })
  const added = await browser.post('/checkout/cart/add', {
    productId: idOfProduct('70000'),
    quantity: '1',
  })
  expect(added.status).toBe(303)
  expect(decodeURIComponent(browser.cookies.get('view') ?? '')).toContain('n=1')
  const login = { username: 'lena@example.org', password: 'falsches Passwort' }
  expect((await browser.post('/login', login)).status).toBeLessThan(500)
  expect(new Set(requested)).toEqual(new Set(['eu']))
})

test('without a jurisdiction no object is restricted, because local storage has none', async () => {
  const { requested, bindings } = restricted()
  await aBrowser(new Map(), { ...bindings, ...env }).get('/checkout/cart')
  expect(requested).toEqual([])
})
