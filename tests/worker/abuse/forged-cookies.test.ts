import { beforeAll, describe, expect, test } from 'vitest'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aBuckle, aFabric, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'

beforeAll(() => stockShop([aBuckle('24700', { stock: 100 }), aFabric('70700')]))

const MARKUP = '"><script>alert(1)</script>'
/** Forged values, used for every cookie. */
const FORGED = [
  ['markup', encodeURIComponent(MARKUP)],
  ['of a truncated encoding', '%E0%A4%A'],
  ['of a name from Object.prototype', '__proto__'],
  ['of a list of names from Object.prototype', 'constructor.__proto__.toString'],
  [
    'JSON',
    encodeURIComponent('{"remarks":[{"tone":"ok","text":{"a":1}}],"back":"//evil.example"}'),
  ],
  ['of text with direction overrides', encodeURIComponent('\u202Egnp.exe\u0000')],
  ['of a thousand entries', Array.from({ length: 1_000 }, (_, at) => `7${at}`).join('.')],
  ['of an address', encodeURIComponent('https://evil.example/')],
] as const
const COOKIES = ['samples', 'compare', 'wishlist', 'project', 'flash', 'hearts', 'view', 'locale']
const PAGES = [
  '/order-sample',
  '/vergleich',
  '/wishlist',
  '/project/add?articles=70700',
  '/steckschnalle/24700',
]

describe('a forged cookie value does not break any page', () => {
  test.each(FORGED)('the cookie value %s does not break a page', async (_, value) => {
    for (const path of PAGES) {
      const plain = await aBrowser().get(path)
      for (const prefix of ['', '__Host-']) {
        const cookies = new Map(COOKIES.map((name) => [prefix + name, value] as const))
        const browser = aBrowser(cookies)
        const requested = await browser.get(path)
        // A stored comparison redirects to its address, which reports unknown products.
        const page = requested.location ? await browser.get(requested.location) : requested
        const isNothing = requested.location !== null && page.status === 404
        expect(isNothing || page.status === plain.status, path).toBe(true)
        expect(page.text).not.toContain('<script>alert')
        expect(page.text).not.toContain('evil.example')
        expect(page.text).not.toContain('\u202E')
      }
    }
  })
})

test('a comparison cookie with thousands of numbers shows six products', async () => {
  const numbers = Array.from({ length: 3_000 }, (_, at) => `n${at}`).join('~')
  const browser = aBrowser(new Map([['__Host-compare', numbers]]))
  const { status, location } = await browser.post('/vergleich', { add: '24700' })
  expect(status).toBeLessThan(500)
  expect(decodeURIComponent(location ?? '').split(',').length).toBeLessThanOrEqual(7)
})

test('a forged project key gives no access to a project', async () => {
  const owner = aBrowser()
  const choice = '/project/add?articles=24700'
  const page = await owner.get(choice)
  expect(page.status).toBe(200)
  const made = await owner.post(choice, { name: 'Rucksack', [idOfProduct('24700')]: '2' })
  const path = made.location ?? ''
  const id = path.split('/').at(-1) ?? ''
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  const [, key = ''] = (owner.cookies.get('__Host-project') ?? '').split('.')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  for (const forged of [
    '0'.repeat(32),
    key.slice(0, 31) + '!',
    key.toUpperCase(),
    '',
    '__proto__',
  ]) {
    const other = aBrowser(new Map([['__Host-project', `${id}.${forged}`]]))
    expect((await other.get(path)).status).toBe(404)
    const written = await other.post(path, { name: 'Meiner', do: 'save', version: '1' })
    expect([400, 403, 404]).toContain(written.status)
  }
  expect((await owner.get(path)).text).toContain('Rucksack')
})

test('the key of a project appears in none of its pages and addresses', async () => {
  const owner = aBrowser()
  const choice = '/project/add?articles=24700'
  const made = await owner.post(choice, { name: 'Zelt', [idOfProduct('24700')]: '2' })
  const [, key = 'none'] = (owner.cookies.get('__Host-project') ?? '').split('.')
  const page = await owner.get(made.location ?? '')
  expect(page.status).toBe(200)
  expect(page.text).not.toContain(key)
  expect(made.location).not.toContain(key)
})
