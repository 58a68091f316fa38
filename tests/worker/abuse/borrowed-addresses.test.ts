import { beforeAll, describe, expect, test } from 'vitest'
import { aCustomer } from '#tests/worker/backend/account/people.ts'
import { aBuckle, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'

let token = ''
beforeAll(async () => {
  await stockShop([aBuckle('24720', { stock: 100 })])
  token = (await aCustomer({ firstName: 'Walburga' })).client.token ?? ''
})
const customer = () => aBrowser(new Map([['__Host-sw-context-token', token]]))

const PERSONAL = [
  '/account',
  '/account/profile',
  '/account/order',
  '/checkout/cart',
  '/wishlist',
  '/account/data',
]

describe('personal pages at addresses that look like static files', () => {
  test.each([
    '/x.css',
    ';x.css',
    '%2fx.css',
    '.css',
    '%00.css',
    '%0a.css',
    '%23.css',
    '/..%2fx.js',
    '/%2e%2e/x.png',
  ])(
    'a personal page with %s appended shows no personal data and is not cached publicly',
    async (tail) => {
      for (const path of PERSONAL) {
        const page = await customer().get(path + tail)
        expect(page.text, path + tail).not.toContain('Walburga')
        const stored = page.headers.get('cache-control') ?? ''
        expect(stored).not.toMatch(/public|immutable|max-age=[1-9]/)
      }
    },
  )
})

/** Headers that a proxy, or a client pretending to be one, can add to a request. */
const CLAIMS: Readonly<Record<string, string>> = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-forwarded-prefix': '/evil.example',
  'x-original-url': '/_ops/orders',
  'x-rewrite-url': '/_ops/orders',
  'x-http-method-override': 'POST',
  'x-host': 'evil.example',
  forwarded: 'host=evil.example',
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
  'accept-language': `${'zz-evil,'.repeat(400)}en;q=1e309`,
  'user-agent': '<evil.example>',
  'x-request-id': 'evil.example',
  'sw-language-id': 'evil.example',
  range: 'bytes=0-3',
  'if-none-match': '*',
}

describe('request headers of one visitor do not change the cached page of the next', () => {
  test.each(Object.entries(CLAIMS))(
    'the header %s does not reach the cached page',
    async (name, value) => {
      for (const [at, path] of ['/', '/steckschnalle/24720', '/search', '/robots.txt'].entries()) {
        // Each header has its own address, so that its request creates the template.
        const address = `${path}?search=${name.replaceAll('-', '')}${at}`
        const first = await aBrowser().get(address, { [name]: value })
        const second = await aBrowser().get(address)
        expect(second.status).toBe(200)
        for (const page of [first, second]) {
          expect(page.text).not.toContain('evil.example')
          expect([...page.headers].join()).not.toContain('evil.example')
        }
      }
    },
  )
})

test('proxy headers do not give access to the operators’ API', async () => {
  const claims = {
    'x-original-url': '/',
    'x-forwarded-for': '127.0.0.1',
    'cf-connecting-ip': '127.0.0.1',
  }
  for (const path of ['/_ops/orders', '/_ops/customers', '/_ops/backup']) {
    expect((await aBrowser().get(path, claims)).status).toBe(401)
    for (const secret of ['', 'Bearer', 'Bearer ', 'Bearer undefined', 'Bearer null', 'Basic x'])
      expect((await aBrowser().get(path, { authorization: secret })).status).toBe(401)
  }
})

test('no path accepts a WebSocket', async () => {
  const upgrade = { upgrade: 'websocket', connection: 'Upgrade', 'sec-websocket-version': '13' }
  for (const path of ['/', '/checkout/cart', '/store-api/context', '/_ops/orders'])
    expect((await aBrowser().get(path, upgrade)).status).not.toBe(101)
})
