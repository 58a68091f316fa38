import { beforeAll, expect, test } from 'vitest'
import type { ProductRecord } from '#shared/schemas/import/product.ts'
import {
  aCatalogue,
  aParentRecord,
  aGroup,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { parseView } from '#worker/runtime/view-cookie.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'

const PAGE = '/rucksack'

beforeAll(async () => {
  const byMetre: Partial<ProductRecord> = {
    unit: 'm',
    content: { unit: 'm', milli: 100, referenceMilli: 1000 },
    stock: 500,
    weightMg: 13_500,
    prices: [{ fromQuantity: 1, grossCents: 79 }],
  }
  await importCatalogue(
    aCatalogue({
      properties: [aGroup()],
      families: [aParentRecord(), aParentRecord('fine'), aParentRecord('buckle')],
      articles: [
        aProductRecord('70282', { ...byMetre, properties: { shade: ['olive'] } }),
        aProductRecord('70050', { ...byMetre, family: 'fine', properties: { shade: ['black'] } }),
        aProductRecord('24506', { family: 'buckle' }),
      ],
    }),
  )
})

test('each position links to its choices, and the chosen colour fills the drawing', async () => {
  const { status, text } = await aBrowser().get(PAGE)
  expect(status).toBe(200)
  expect(text).toContain(
    'href="/rucksack?part=3#choose" aria-label="Position 3, Steckschnallen, ändern"',
  )
  expect(text).toContain('class="part p1 out body painted" color="#5b5a33"')
  expect(text).toContain('href="/rucksack?p1=70050&amp;part=1#choose"')
})

test('the address contains the choice, and the page sums grams and euros', async () => {
  const { text } = await aBrowser().get(`${PAGE}?p1=70050`)
  expect(text).toContain('class="part p1 out body painted" color="#111111"')
  // 1.4 m of cloth at 7.90 €/m, and four buckles at 1.20 €.
  expect(text).toMatch(/Material gesamt<\/dt><dd>15,86\s€/)
  expect(text).toMatch(/Gewicht<\/dt><dd>229\sg/)
})

test.each(['24506', '99999', '', '<b>', '%F0%9F%8E%92', '9'.repeat(30)])(
  'the backpack ignores the cloth "%s" and uses the default one',
  async (input) => {
    const { status, text } = await aBrowser().get(`${PAGE}?p1=${input}&part=${input}`)
    expect(status).toBe(200)
    expect(text).toContain('class="part p1 out body painted" color="#5b5a33"')
  },
)

test('the parts list is added to the cart as chosen, without missing parts', async () => {
  const browser = aBrowser()
  const bought = await browser.post(PAGE, { p1: '70050' })
  expect([bought.status, bought.location]).toEqual([303, '/checkout/cart'])
  // This shop sells two of the backpack's nine parts.
  expect(parseView(decodeURIComponent(browser.cookies.get('view') ?? '')).cartCount).toBe(2)
})
