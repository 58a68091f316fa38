import { expect, test } from './shop-test.ts'

const HTML = { accept: 'text/html' }

for (const [path, sentence] of [
  ['/gibt-es-nicht', 'Seite nicht gefunden'],
  ['/en/does-not-exist', 'Page not found'],
  ['/endlosreissverschluss', 'Seite nicht gefunden'],
  ['/ripstop-nylon/99999', 'Seite nicht gefunden'],
  ['/stoffe/gibt-es-nicht', 'Seite nicht gefunden'],
  ['/detail/00000000000000000000000000000000', 'Seite nicht gefunden'],
  ['/navigation/kein-schluessel', 'Seite nicht gefunden'],
  ['/fr/tissus', 'Seite nicht gefunden'],
  ['/%00', 'Seite nicht gefunden'],
  ['/%E0%A4%A', 'Seite nicht gefunden'],
  ['/checkout/success/00000000000000000000000000000000', 'Seite nicht gefunden'],
] as const) {
  test(`${path} is a 404 that says so in its language`, async ({ request }) => {
    const answer = await request.get(path, { headers: HTML })
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain(sentence)
  })
}

test('broken cookies and a garbage token read as a new visitor', async ({ request }) => {
  const cookie = 'view=%E0%A4%A; sw-context-token=<script>; flash={{{; locale=xx'
  for (const path of ['/', '/stoffe', '/checkout/cart']) {
    expect((await request.get(path, { headers: { cookie } })).status()).toBe(200)
  }
})

test('a token of the right form that nobody has opens an empty cart and writes nothing', async ({
  request,
}) => {
  const cookie = `sw-context-token=${'A1b2'.repeat(8)}`
  const answer = await request.get('/checkout/cart', { headers: { cookie } })
  expect([answer.status(), answer.headers()['set-cookie']]).toEqual([200, undefined])
})

test('a form from another site is refused', async ({ request }) => {
  const answer = await request.post('/checkout/cart/add', {
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    form: { productId: '0cec057ac608e719fcbd8d0c5271a9b3', quantity: '1' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(403)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

test('a body over 256 kB is refused with a sentence', async ({ request, shop }) => {
  const answer = await request.post('/en/checkout/cart/add', {
    headers: { origin: shop.origin },
    form: { productId: 'x'.repeat(300_000) },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(413)
  expect(await answer.text()).toContain('That is too much at once')
})

test('a body of another type is refused with a sentence', async ({ request, shop }) => {
  const answer = await request.post('/checkout/cart/add', {
    headers: { origin: shop.origin, 'content-type': 'text/plain' },
    data: 'productId=1',
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(415)
})

for (const quantity of ['0', '-1', '2.35.1', '1e9', 'viel', '', '999999999999999999999']) {
  test(`a quantity of "${quantity}" leaves the cart as it was and says why`, async ({
    page,
    shop,
  }) => {
    const answer = await page.request.post('/checkout/cart/add', {
      headers: { origin: shop.origin },
      form: { productId: '0cec057ac608e719fcbd8d0c5271a9b3', quantity },
    })
    expect(answer.status()).toBeLessThan(500)
    await page.goto('/checkout/cart')
    await expect(page.locator('.lines .line')).toHaveCount(0)
  })
}
