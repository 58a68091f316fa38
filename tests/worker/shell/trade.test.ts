import { beforeAll, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aContentShop } from '../content/content-shop.ts'

const shop = aContentShop()
const TRADE = '/customer-group-registration/trade'

const hintOfVatId = (text: string) => /id="vatId-hint">.*?<\/p>/.exec(text)?.[0]

beforeAll(async () => {
  await emptyStorage()
})

test.each(['/login', '/register'])('%s leads businesses to their registration', async (path) => {
  const main = (await shop.get(path)).text.split('<footer')[0]
  expect(main).toContain(`href="${TRADE}"`)
})

test.each([
  ['/kontakt', TRADE],
  ['/en/contact', `/en${TRADE}`],
])('the footer of %s leads to %s', async (path, href) => {
  const footer = (await shop.get(path)).text.split('<footer')[1]
  expect(footer).toContain(`href="${href}"`)
})

test.each([
  ['/register', `href="${TRADE}">Als Werkstatt oder Händler registrieren`],
  ['/en/register', `href="/en${TRADE}">Register as a workshop or dealer`],
])('beside the VAT id of %s stands where businesses register', async (path, link) => {
  expect(hintOfVatId((await shop.get(path)).text)).toContain(link)
})

test('beside the VAT id of who registers for trade stands no way to where they are', async () => {
  expect(hintOfVatId((await shop.get(TRADE)).text)).toContain('DE123456789')
  expect(hintOfVatId((await shop.get(TRADE)).text)).not.toContain('<a')
})

test('who registers for trade is a business and nothing else is offered', async () => {
  const [form = ''] = /<main[^]*<\/main>/.exec((await shop.get(TRADE)).text) ?? []
  expect(form.match(/<input[^>]*name="accountType"[^>]*>/g)).toEqual([
    expect.stringMatching(/type="hidden".*value="business"/),
  ])
  expect(form).toContain('name="company"')
  expect(form).not.toContain('value="private"')
})

test('everybody else chooses, for themselves or for a business', async () => {
  const { text } = await shop.get('/register')
  expect(
    text.match(/type="radio" name="accountType"|name="accountType"[^>]*type="radio"/g),
  ).toHaveLength(2)
})
