import { beforeAll, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aContentShop } from '../content/content-shop.ts'

const shop = aContentShop()
const TRADE = '/customer-group-registration/trade'

const hintOfVatId = (text: string) => /id="vatId-hint">.*?<\/p>/.exec(text)?.[0]

beforeAll(async () => {
  await emptyStorage()
})

test.each(['/login', '/register'])('%s links to the registration of businesses', async (path) => {
  const main = (await shop.get(path)).text.split('<footer')[0]
  expect(main).toContain(`href="${TRADE}"`)
})

test.each([
  ['/kontakt', TRADE],
  ['/en/contact', `/en${TRADE}`],
])('the footer of %s links to %s', async (path, href) => {
  const footer = (await shop.get(path)).text.split('<footer')[1]
  expect(footer).toContain(`href="${href}"`)
})

test.each([
  ['/register', `href="${TRADE}">Als Werkstatt oder Händler registrieren`],
  ['/en/register', `href="/en${TRADE}">Register as a workshop or dealer`],
])('the VAT id field of %s links to the registration of businesses', async (path, link) => {
  expect(hintOfVatId((await shop.get(path)).text)).toContain(link)
})

test('the VAT id field of the trade registration does not link to itself', async () => {
  expect(hintOfVatId((await shop.get(TRADE)).text)).toContain('DE123456789')
  expect(hintOfVatId((await shop.get(TRADE)).text)).not.toContain('<a')
})

test('the trade registration offers only the account type business', async () => {
  const [form = ''] = /<main[^]*<\/main>/.exec((await shop.get(TRADE)).text) ?? []
  expect(form.match(/<input[^>]*name="accountType"[^>]*>/g)).toEqual([
    expect.stringMatching(/type="hidden".*value="business"/),
  ])
  expect(form).toContain('name="company"')
  expect(form).not.toContain('value="private"')
})

test('other registrations offer private and business accounts', async () => {
  const { text } = await shop.get('/register')
  expect(
    text.match(/type="radio" name="accountType"|name="accountType"[^>]*type="radio"/g),
  ).toHaveLength(2)
})
