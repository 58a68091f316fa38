import { beforeAll, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { aContentShop } from '../content/content-shop.ts'

const shop = aContentShop()

/** Thirteen products in a category, so that there is a second page. */
beforeAll(async () => {
  await emptyStorage()
  const numbers = Array.from({ length: 13 }, (_, index) => String(71_000 + index))
  await shop.import(
    aCatalogue({
      categories: [aCategory('fabrics', { path: { de: '/wechselstoffe', en: '/switch-fabrics' } })],
      families: numbers.map((key, position) => aParentRecord(key, { position })),
      articles: numbers.map((number) =>
        aProductRecord(number, { family: number, slug: { de: `a-${number}`, en: `b-${number}` } }),
      ),
    }),
  )
})

const targetIn = (text: string) => {
  const [, value = ''] = /<form class="lang"[^]*?name="to" value="([^"]*)"/.exec(text) ?? []
  return value.replaceAll('&amp;', '&')
}
const target = async (path: string) => targetIn((await shop.get(path)).text)

test.each([
  ['/wechselstoffe?order=name-asc&p=2&utm_source=x', '/en/switch-fabrics?order=name-asc&p=2'],
  ['/en/switch-fabrics?max-price=1,250&view=list', '/wechselstoffe?max-price=1250&view=list'],
  ['/a-71001/71001?quantity=3', '/en/b-71001/71001?quantity=3'],
  ['/search?search=Artikel&limit=24', '/en/search?search=Artikel&limit=24'],
  ['/blogsearch?search=n%C3%A4hen', '/en/blogsearch?search=n%C3%A4hen'],
  ['/login?to=%2Fcheckout', '/en/login?to=%2Fen%2Fcheckout'],
  ['/register?to=%2Fa-71001%2F71001', '/en/register?to=%2Fa-71001%2F71001'],
  ['/en/account/recover/password?hash=abc', '/account/recover/password?hash=abc'],
  ['/kontakt?article=71001', '/en/contact?article=71001'],
  ['/order/code', '/en/order/code'],
  ['/gibt-es-nicht', '/en/gibt-es-nicht'],
])('the language switch of %s links to %s', async (path, to) => {
  expect(await target(path)).toBe(to)
})

test('after a failed login the language switch preserves the return path', async () => {
  const { text } = await shop.post('/login', { email: '', password: '', to: '/checkout' })
  expect(targetIn(text)).toBe('/en/login?to=%2Fen%2Fcheckout')
})

test('a cached template contains no parameters of the first visitor', async () => {
  await shop.get('/wechselstoffe?order=name-desc&to=%2Fnamed')
  const { text, headers } = await shop.get('/wechselstoffe?order=name-desc')
  expect(headers.get('x-cache')).toMatch(/^hit/)
  expect(targetIn(text)).toBe('/en/switch-fabrics?order=name-desc')
})

test('the switch stores the language and preserves a long address', async () => {
  const to = `/en/switch-fabrics?properties=${'ab'.repeat(16).concat('|').repeat(30)}x`
  const { status, headers } = await shop.post('/locale', { locale: 'en', to })
  expect([status, headers.get('location')]).toEqual([303, to])
})

test.each([
  ['/gibt-es-nicht', 'Fehler 404'],
  ['/en/not-there', 'Error 404'],
])('the error page of %s shows its status', async (path, said) => {
  const { status, text } = await shop.get(path)
  expect(status).toBe(404)
  expect(text).toContain(`>${said}<`)
})
