import { beforeAll, expect, test } from 'vitest'
import {
  aCatalogue,
  aParentRecord,
  aProductRecord,
  aPicture,
} from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'

const toScale = (key: string, widthUm: number, drawing: string) => {
  const { record, upload } = aPicture(key, drawing)
  return { record: { ...record, widthUm }, upload }
}

const BUCKLE = toScale('buckle', 85_600, '<path d="M0 0h9v9z"/>')
const SWATCH = toScale('swatch', 66_667, '<path d="M0 0h8v8z"/>')
const FINE = toScale('fine', 1095, '<path d="M0 0h7v7z"/>')
const COARSE = toScale('coarse', 4470, '<path d="M0 0h6v6z"/>')
const SKETCH = aPicture('sketch', '<path d="M0 0h5v5z"/>')
const PICTURES = [BUCKLE, SWATCH, FINE, COARSE, SKETCH]

const of = (number: string, name: string, media: string[]) =>
  aProductRecord(number, { family: number, name: { de: name, en: name }, media })

beforeAll(async () => {
  await importCatalogue(
    aCatalogue({
      media: PICTURES.map(({ record }) => record),
      families: ['10000', '70000', '70001', '20000'].map((key) => aParentRecord(key)),
      articles: [
        of('10000', 'Steckschnalle', ['buckle', 'sketch']),
        of('70000', 'Fein', ['swatch', 'fine']),
        of('70001', 'Grob', ['swatch', 'coarse']),
        of('20000', 'Buch', ['sketch']),
      ],
    }),
    { media: PICTURES.map(({ upload }) => upload) },
  )
})

const page = async (query: string) => (await aBrowser().get(`/wahre-groesse${query}`)).text
const shown = (text: string, { record }: { record: { file: string } }) =>
  [...text.matchAll(new RegExp(`<img[^>]*${record.file}[^>]*>`, 'g'))].map(
    ([tag]) => /width="([^"]+)"/.exec(tag)?.[1],
  )

test('a drawing is scaled by the card length in the address, and other drawings are left out', async () => {
  const text = await page('?articles=10000&card=400')
  expect(shown(text, BUCKLE)).toEqual(['400'])
  expect(shown(text, SKETCH)).toEqual([])
  expect(text).toContain('value="400"')
})

test('without a card length the drawing has the browser’s default scale', async () => {
  expect(shown(await page('?articles=10000'), BUCKLE)).toEqual(['324'])
})

test('in print a drawing has physical units', async () => {
  expect(await page('?articles=10000')).toContain('width="85.6mm" height="85.6mm"')
})

test('the buttons next to the slider change the card length by one step', async () => {
  const { status, headers } = await aBrowser().get('/wahre-groesse?articles=10000&card=400&step=-1')
  expect([status, headers.get('location')]).toEqual([303, '/wahre-groesse?articles=10000&card=399'])
})

test.each(['viel', '-3', '', '<b>', '9'.repeat(30)])(
  'an invalid card length (%s) is ignored',
  async (card) => {
    const text = await page(`?articles=10000&card=${encodeURIComponent(card)}`)
    expect(shown(text, BUCKLE)).toEqual(['324'])
    expect(text).toContain('zwischen 60 und 900 Pixeln')
  },
)

test('two weaves are overlaid, the second on top, at the same enlargement and with a scale', async () => {
  const text = await page('?articles=70000,70001')
  expect(text).toContain('Grob liegt auf Fein')
  const widths = [FINE, COARSE].map(
    ({ record }) =>
      new RegExp(
        `<svg x="[^"]*" y="[^"]*" width="([^"]+)"[^>]*><image href="[^"]*${record.file}`,
      ).exec(text)?.[1],
  )
  expect(widths.map(Number)).toEqual([1095 * 0.75, 4470 * 0.75])
  expect(text).toContain('1 mm</text>')
  expect(text).toContain('href="/wahre-groesse?articles=70001,70000"')
})

test('a single weave shows how to choose a second one', async () => {
  const text = await page('?articles=70000')
  expect(text).toContain('Geben Sie einen zweiten Webstoff an')
  expect(text).not.toContain('type="radio" name="cover"')
})

test('products without a drawing to scale and unknown products are reported', async () => {
  const text = await page('?articles=20000,99999')
  expect(text).toContain('Von „Buch“ gibt es keine Zeichnung in Originalgröße.')
  expect(text).toContain('99999')
})

test('product pages link to the true size only with a drawing to scale', async () => {
  const path = async (number: string) => (await aBrowser().get(`/artikel/${number}`)).text
  expect(await path('10000')).toContain('href="/wahre-groesse?articles=10000"')
  expect(await path('20000')).not.toContain('/wahre-groesse')
  const compared = await aBrowser().get('/vergleich?articles=70000,70001')
  expect(compared.text).toContain('href="/wahre-groesse?articles=70000,70001"')
})

test('the true size page without products is indexed, with products it is noindex', async () => {
  expect(await page('')).not.toContain('noindex')
  expect(await page('?articles=10000')).toContain('noindex')
})
