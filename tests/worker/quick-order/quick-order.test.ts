import { beforeEach, expect, test } from 'vitest'
import { aBuckle, aFabric, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { MAX_LINES } from '#shared/domain/cart/change-contents.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aBrowser, type Browser } from '#tests/worker/shopping/browser.ts'

const PAGE = '/schnellbestellung'
const BUCKLE = '27090'
const CLOTH = '70000'
const SOLD_OUT = '27091'
const SNAPS = '34000'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([
    aFabric(CLOTH),
    aBuckle(BUCKLE),
    aBuckle(SOLD_OUT, { orderable: false }),
    aBuckle(SNAPS, { unit: 'set', stock: 5 }),
  ])
})

const ordered = (browser: Browser, lines: string, more: Record<string, string> = {}) =>
  browser.post(PAGE, { lines, ...more })
const cartOf = async (browser: Browser) => (await browser.get('/checkout/cart')).text
/** The message below each line, and its input. */
const said = (text: string) =>
  [...text.matchAll(/<p id="line-\d+-says" class="(\w+)">(.*?)<\/p>/g)].map(
    ([, kind, words = '']) => [kind, words.replaceAll(/<!--.*?-->/g, '')],
  )

test('numbers with lengths and pieces are added to the cart at once, without script', async () => {
  const browser = aBrowser()
  const response = await ordered(browser, `${CLOTH} 2,5\n\n${BUCKLE}\t4\r\n`)
  expect([response.status, response.location]).toEqual([303, '/checkout/cart'])
  const cart = await cartOf(browser)
  expect(cart).toContain('2 Zeilen liegen im Warenkorb.')
  expect(cart).toContain('Ripstop 70000')
  expect(cart).toContain('Steckschnalle 27090')
})

test('products sold as a set are counted in sets', async () => {
  const { text } = await ordered(aBrowser(), `${SNAPS} 3 Sets\n${SNAPS} 99`)
  expect(said(text).map(([, words]) => words)).toEqual([
    expect.stringMatching(/^3 Sets /),
    expect.stringContaining('Höchstens 5 Sets.'),
  ])
})

test('a hundred thousand blanks are parsed like one', async () => {
  const refused = (blanks: number) => ordered(aBrowser(), `${BUCKLE} 4${' '.repeat(blanks)}q`)
  const [one, many] = [await refused(1), await refused(100_000)]
  expect([many.status, said(many.text)]).toEqual([400, said(one.text)])
})

test.each([
  `${BUCKLE};4`,
  `${BUCKLE}, 4 St.`,
  `${BUCKLE}  4 Stück`,
  `${BUCKLE}: 4x`,
  `${CLOTH};2.5 m`,
  `${CLOTH}\t2,5 Meter`,
])('a line can have the form “%s”', async (line) => {
  expect((await ordered(aBrowser(), line)).status).toBe(303)
})

test('each line shows its error, and nothing is added to the cart', async () => {
  const browser = aBrowser()
  const lines = [
    `${CLOTH} 2,5`,
    '99999 1',
    `${CLOTH}`,
    `${BUCKLE} 1,5`,
    `${BUCKLE} -1`,
    `${BUCKLE} 1000`,
    `${CLOTH} viel`,
    `${SOLD_OUT} 1`,
    '<b>&"',
    '😀 3',
  ]
  const { status, text } = await ordered(browser, lines.join('\n'))
  expect(status).toBe(400)
  expect(text).toContain('9 von 10 Zeilen lassen sich so nicht bestellen.')
  expect(said(text)).toEqual([
    ['hint', expect.stringMatching(/^2,5\s?m Ripstop 70000$/)],
    ['error', 'Es gibt keinen Artikel mit der Nummer 99999.'],
    ['error', 'Bitte geben Sie hinter der Nummer die Länge in Metern ein.'],
    ['error', 'Bitte geben Sie eine ganze Zahl ein.'],
    ['error', 'Bitte geben Sie eine Menge über null ein.'],
    ['error', expect.stringMatching(/^Diese Menge ist nicht lieferbar\. Höchstens 10/)],
    ['error', 'Bitte geben Sie eine Dezimalzahl ein.'],
    ['error', 'Dieser Artikel ist zurzeit nicht lieferbar.'],
    ['error', 'Diese Zeile beginnt nicht mit einer Artikelnummer.'],
    ['error', 'Diese Zeile beginnt nicht mit einer Artikelnummer.'],
  ])
  expect([...browser.cookies.keys()].join()).not.toContain('token')
})

test('corrected lines are ordered together with further ones', async () => {
  const browser = aBrowser()
  const response = await ordered(browser, `${BUCKLE} 2`, {
    'line.0': `${CLOTH} 3`,
    'line.1': '',
  })
  expect(response.status).toBe(303)
  expect(await cartOf(browser)).toContain('2 Zeilen liegen im Warenkorb.')
})

test('on request only the valid lines are added to the cart, and the others are reported', async () => {
  const browser = aBrowser()
  const response = await ordered(browser, `${BUCKLE} 2\n99999 1`, { do: 'right' })
  expect(response.status).toBe(303)
  const cart = await cartOf(browser)
  expect(cart).toContain('Eine Zeile liegt im Warenkorb.')
  expect(cart).toContain('Eine Zeile fehlt im Warenkorb: 99999.')
})

test('lines with other text are ignored, at any length', async () => {
  const browser = aBrowser()
  const lines = [`${BUCKLE} 2`, `x${'😀'.repeat(300)}`, 'سلام'].join('\n')
  expect((await ordered(browser, lines, { do: 'right' })).status).toBe(303)
  expect(await cartOf(browser)).toContain('2 Zeilen fehlen im Warenkorb.')
})

test('a length between two steps is rounded up, and the cart names the product', async () => {
  const browser = aBrowser()
  await ordered(browser, `${CLOTH} 2,35`)
  expect(await cartOf(browser)).toMatch(/70000: 2,4\s?m statt 2,35/)
})

test('cloth on two lines is cut into two pieces, and pieces of other products add up', async () => {
  const browser = aBrowser()
  await ordered(browser, `${CLOTH} 2\n${CLOTH} 3\n${BUCKLE} 1\n${BUCKLE} 2`)
  const cart = await cartOf(browser)
  expect(cart).toMatch(/2(,0)?\s?m.{1,40}3(,0)?\s?m/)
})

test('five hundred lines are refused with the whole input, in both languages', async () => {
  const lines = Array.from({ length: 500 }, (_, index) => `${70_000 + index} 1`).join('\n')
  const { status, text } = await aBrowser().post('/en/quick-order', { lines })
  expect(status).toBe(400)
  expect(text).toContain('A cart holds 200 lines, and your list has 500.')
  expect(text).toContain('70499 1')
})

test('each of two hundred unknown lines is reported', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => `${80_000 + index} 1`).join('\n')
  const { status, text } = await ordered(aBrowser(), lines)
  expect([status, said(text).length]).toEqual([400, 200])
})

test('an empty input is reported, and so is one that is too long', async () => {
  expect((await ordered(aBrowser(), ' \n ')).text).toContain('mindestens eine Artikelnummer')
  expect((await ordered(aBrowser(), 'x'.repeat(300_000))).status).toBe(413)
})

test('the cart and the account of a business link to the quick order', async () => {
  expect(await cartOf(aBrowser())).toContain(`href="${PAGE}"`)
})

test('a cart without room for all lines reports that and preserves the input', async () => {
  await emptyStorage()
  const numbers = Array.from({ length: MAX_LINES + 1 }, (_, index) => String(20_000 + index))
  await stockShop(numbers.map((number) => aBuckle(number)))
  const [last = '', ...others] = numbers.map((number) => `${number} 1`)
  const browser = aBrowser()
  expect((await ordered(browser, others.join('\n'))).status).toBe(303)
  const { status, text } = await ordered(browser, last)
  expect(status).toBe(400)
  expect(text).toContain('Ein Warenkorb fasst 200 Zeilen.')
  expect(text).toContain('value="20000 1"')
})
