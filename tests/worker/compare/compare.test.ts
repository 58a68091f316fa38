import { beforeAll, expect, test } from 'vitest'
import {
  aCatalogue,
  aParentRecord,
  aGroup,
  aMeasure,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { countingEnv } from '#tests/worker/counting-env.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'

const PAGE = '/vergleich'
const SIX = ['70000', '70001', '70002', '70003', '70004', '70005']
const of = (numbers: readonly string[], more = '') => `${PAGE}?articles=${numbers.join(',')}${more}`

const aCloth = (number: string, grammage: string, grossCents: number) =>
  aProductRecord(number, {
    unit: 'm',
    content: { unit: 'm', milli: 100, referenceMilli: 1000 },
    family: number,
    basePrices: [{ per: 1, unit: 'm2' }],
    properties: { grammage: [grammage], roll_width: ['150'] },
    prices: [{ fromQuantity: 1, grossCents }],
  })

beforeAll(async () => {
  await importCatalogue(
    aCatalogue({
      properties: [
        aGroup(),
        aMeasure('grammage', 'g/m²', [36, 100, 1000]),
        aMeasure('roll_width', 'cm', [150]),
      ],
      families: SIX.map((key) => aParentRecord(key)),
      articles: [
        aCloth('70000', '100', 120),
        aCloth('70001', '36', 150),
        aCloth('70002', '1000', 90),
        ...SIX.slice(3).map((number) => aProductRecord(number, { family: number })),
      ],
    }),
  )
})

const columns = (text: string) =>
  [...text.matchAll(/<button[^>]*value="([^"]+)"[^>]*name="drop"/g)].map(([, number]) => number)

test('six products are compared in the order of the link, in both languages', async () => {
  for (const path of [of(SIX), `/en/compare?articles=${SIX.join(',')}`]) {
    const { status, text } = await aBrowser().get(path)
    expect(status).toBe(200)
    expect(columns(text)).toEqual(SIX)
  }
})

test('differing properties are marked, equal ones are not', async () => {
  const { text } = await aBrowser().get(of(['70000', '70001']))
  expect(text).toMatch(/<tr class="differs"><th scope="row">grammage/)
  expect(text).toMatch(/<tr><th scope="row">roll_width/)
  const only = await aBrowser().get(of(['70000', '70001'], '&differences=1'))
  expect(only.text).toContain('>grammage')
  expect(only.text).not.toContain('>roll_width')
})

test.each([
  ['weight-asc', ['70001', '70000', '70002', '70003']],
  ['weight-desc', ['70002', '70000', '70001', '70003']],
  ['square-metre-asc', ['70002', '70000', '70001', '70003']],
  ['square-metre-desc', ['70001', '70000', '70002', '70003']],
  ['nonsense', ['70003', '70000', '70001', '70002']],
])('the comparison sorts by %s, products without that property last', async (order, expected) => {
  const { text } = await aBrowser().get(of(['70003', '70000', '70001', '70002'], `&order=${order}`))
  expect(columns(text)).toEqual(expected)
})

test('a comparison of six products loads all of them in one request', async () => {
  const one = countingEnv()
  const six = countingEnv()
  await aBrowser(new Map(), one.env).get(of(['70000']))
  one.calls['DB'] = 0
  await aBrowser(new Map(), one.env).get(of(['70001']))
  await aBrowser(new Map(), six.env).get(of(SIX))
  expect(six.calls['DB']).toBe(one.calls['DB'])
})

test('unknown numbers in a link are reported, and the others are compared', async () => {
  const strange = ['70000', '%3Cb%3E', '99999', '70000', '70001', '%F0%9F%8E%88']
  const { status, text } = await aBrowser().get(of(strange))
  expect([status, columns(text)]).toEqual([200, ['70000', '70001']])
  expect(text).toContain('„&lt;b&gt;“ ist keine Artikelnummer.')
  expect(text).toContain('Es gibt keinen Artikel mit der Nummer 99999.')
  expect(text).toContain('Artikel 70000 ist schon im Vergleich.')
})

test('a seventh product is left out and reported', async () => {
  const { text } = await aBrowser().get(of([...SIX, '70006']))
  expect(columns(text)).toEqual(SIX)
  expect(text).toContain('Sie können höchstens 6 Artikel vergleichen. Nicht dabei: 70006.')
})

test('a link without any number returns 404, and an unknown number is reported', async () => {
  // The page starts before the products are loaded.
  const unknown = await aBrowser().get(of(['99999']))
  expect([unknown.status, columns(unknown.text)]).toEqual([200, []])
  expect(unknown.text).toContain('Es gibt keinen Artikel mit der Nummer 99999.')
  expect((await aBrowser().get(of(['<b>']))).status).toBe(404)
  expect((await aBrowser().get(of([Array(2_000).fill('x').join(',')]))).status).toBe(200)
  expect((await aBrowser().get(PAGE)).status).toBe(200)
})

test('products are added and removed without script or session', async () => {
  const browser = aBrowser()
  expect((await browser.get('/artikel/70000')).text).toMatch(/value="70000"[^>]*name="add"/)
  await browser.post(PAGE, { add: '70000' })
  const second = await browser.post(PAGE, { add: '70001' })
  expect([second.status, second.location]).toEqual([303, of(['70000', '70001'])])
  expect([...browser.cookies.keys()].join()).not.toContain('token')
  expect((await browser.get(PAGE)).location).toBe(of(['70000', '70001']))
  const rest = await browser.post(PAGE, { articles: '70000,70001', drop: '70000' })
  expect(rest.location).toBe(of(['70001']))
  await browser.post(PAGE, { clear: '1' })
  expect((await browser.get(PAGE)).text).toContain('Noch kein Artikel im Vergleich.')
})

test('a repeated product counts once, and a seventh is refused with the current selection', async () => {
  const browser = aBrowser()
  await browser.post(PAGE, { articles: SIX.slice(0, 5).join(','), add: '70005' })
  expect((await browser.post(PAGE, { add: '70000' })).location).toBe(of(SIX))
  const products = SIX.slice(0, 5).join(',')
  const refused = await browser.post(PAGE, { articles: products, add: '70005, 70000, 70006' })
  expect(refused.status).toBe(400)
  expect(columns(refused.text)).toEqual(SIX.slice(0, 5))
})

test.each([
  ['99999', 'Es gibt keinen Artikel mit der Nummer 99999.'],
  ['<i>', '„&lt;i&gt;“ ist keine Artikelnummer.'],
  ['', 'Bitte geben Sie eine Artikelnummer ein.'],
  ['9'.repeat(100), 'ist keine Artikelnummer.'],
])('the number %s is refused at its field', async (add, sentence) => {
  const refused = await aBrowser().post(PAGE, { articles: '70000', add })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain(sentence)
  expect(refused.text).toContain('aria-invalid="true"')
  expect(columns(refused.text)).toEqual(['70000'])
})

test('a script receives the tray with all compared products, also after a refused one', async () => {
  const browser = aBrowser()
  const tray = async (fields: Record<string, string>) =>
    (await browser.post(PAGE, { ...fields, fragment: '1' })).text
  await tray({ add: '70000' })
  const two = await tray({ add: '70001' })
  expect(columns(two)).toEqual(['70000', '70001'])
  expect(two).toContain(`href="${of(['70000', '70001'])}"`)
  expect(two).not.toContain('<html')
  for (const add of SIX.slice(2)) await tray({ add })
  const full = await tray({ add: '70006' })
  expect(full).toContain('Es gibt keinen Artikel mit der Nummer 70006.')
  expect(columns(full)).toEqual(SIX)
  expect(columns(await tray({ drop: '70000' }))).toEqual(SIX.slice(1))
  expect((await browser.get(PAGE)).location).toBe(of(SIX.slice(1)))
})
