import { beforeAll, expect, test } from 'vitest'
import {
  aCatalogue,
  aParentRecord,
  aGroup,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { countingEnv } from '#tests/worker/counting-env.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'

const NUMBERS = Array.from({ length: 8 }, (_, index) => `7000${index}`)
const of = (numbers: readonly string[]) => `/seen?articles=${numbers.join(',')}`
const shown = (text: string) =>
  [...text.matchAll(/<h3><a href="[^"]*\/([^"/]+)"/g)].map(([, number]) => number)

beforeAll(async () => {
  await importCatalogue(
    aCatalogue({
      properties: [aGroup()],
      families: NUMBERS.map((key) => aParentRecord(key)),
      articles: NUMBERS.map((number) => aProductRecord(number, { family: number })),
    }),
  )
})

test('recently viewed products are shown as cards, latest first, at most six, in both languages', async () => {
  const requested = NUMBERS.toReversed()
  const german = await aBrowser().get(of(requested))
  expect(shown(german.text)).toEqual(requested.slice(0, 6))
  expect(german.text).toContain('Zuletzt angesehen')
  const english = await aBrowser().get(`/en${of(requested.slice(0, 2))}`)
  expect(shown(english.text)).toEqual(requested.slice(0, 2))
  expect(english.text).toContain('Recently viewed')
})

test('the response of recently viewed products is private, noindex and without cookies', async () => {
  const browser = aBrowser()
  const { headers } = await browser.get(of(['70000']))
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect([...browser.cookies]).toEqual([])
})

test('missing, repeated and invalid numbers of recently viewed products are left out', async () => {
  const requested = [
    '70003',
    '99999',
    '70003',
    '<script>',
    '%F0%9F%A7%B5',
    'x'.repeat(10_000),
    '70001',
  ]
  const { status, text } = await aBrowser().get(of(requested))
  expect(status).toBe(200)
  expect(shown(text)).toEqual(['70003', '70001'])
  expect(text).not.toContain('script')
})

test('the switch for recently viewed products is in the page before anything is stored', async () => {
  const counting = countingEnv()
  const browser = aBrowser(new Map(), counting.env)
  await browser.get('/seen')
  counting.calls['DB'] = 0
  const { text } = await browser.get('/seen')
  expect(text).toContain('Angesehene Artikel merken')
  expect(text).not.toMatch(/checked|<ul/)
  expect(counting.calls['DB']).toBe(0)
})

test('a product page has an empty, hidden place for recently viewed products', async () => {
  const browser = aBrowser()
  const card = await browser.get(of(['70000']))
  const { text } = await browser.get(/<h3><a href="([^"]+)"/.exec(card.text)?.[1] ?? '')
  expect(text).toContain('<div id="recently-viewed" data-from="/seen" data-number="70000"></div>')
  expect(text).not.toContain('Zuletzt angesehen')
})
