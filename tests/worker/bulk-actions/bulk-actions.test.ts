import { beforeAll, describe, expect, test } from 'vitest'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { aCustomer } from '#tests/worker/backend/account/people.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser, fieldsIn, type Browser } from '#tests/worker/shopping/browser.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const LIST = '/fabrics-de'
const VIEW = `${LIST}?view=select`
const BULK_ACTION = '/selection'
const CLOTHS = Array.from({ length: 12 }, (_, index) => String(70_000 + index))
const BUCKLE = '80000'

beforeAll(async () => {
  const aCloth = (number: string) =>
    aProductRecord(number, {
      family: number,
      unit: 'm',
      content: { unit: 'm', milli: 100, referenceMilli: 1000 },
      stock: 500,
      name: { de: `Tuch ${number}`, en: `Cloth ${number}` },
    })
  const name = { de: 'Schnalle', en: 'Buckle' }
  await importCatalogue(
    aCatalogue({
      families: [...CLOTHS, BUCKLE].map((key) => aParentRecord(key)),
      articles: [...CLOTHS.map(aCloth), aProductRecord(BUCKLE, { family: BUCKLE, name })],
    }),
  )
})

const first = (count: number) => CLOTHS.slice(0, count)
const field = (number: string) => `article.${idOf('product', number)}`
const ticks = (numbers: readonly string[]) =>
  Object.fromEntries(numbers.map((number) => [field(number), 'on']))

const send = (
  browser: Browser,
  to: string,
  numbers: readonly string[],
  more: Readonly<Record<string, string>> = {},
) => browser.post(BULK_ACTION, { back: LIST, ...ticks(numbers), to, ...more })

/** Numbers of the products whose checkboxes are checked. */
const tickedIn = (text: string) =>
  [...CLOTHS, BUCKLE].filter((number) =>
    [...text.matchAll(/<input[^>]*>/g)].some(
      ([input]) => input.includes(`"${field(number)}"`) && input.includes('checked'),
    ),
  )

test('a list links to a selection view with a checkbox for each product', async () => {
  const list = await aBrowser().get(LIST)
  expect(list.text).toContain(`href="${LIST}?limit=48&amp;view=select" rel="nofollow"`)
  const view = await aBrowser().get(VIEW)
  expect(view.status).toBe(200)
  expect(view.text.match(/type="checkbox" id="pick-/g)).toHaveLength(10)
  expect(tickedIn(view.text)).toEqual([])
})

test('the selection view is noindex and has the list as its canonical URL', async () => {
  const { text } = await aBrowser().get(VIEW)
  expect(text).toMatch(/name="robots" content="noindex, follow"/)
  expect(text).toMatch(new RegExp(`rel="canonical" href="[^"?]*${LIST}"`))
})

test('search results can be selected too', async () => {
  const { text } = await aBrowser().get('/en/search?search=cloth&view=select')
  expect(text).toContain('action="/en/selection"')
  expect(text).toContain(`name="${field('70000')}"`)
})

test('the products of a shared wishlist can be selected', async () => {
  const shared = '/wishlist?articles=70000,70001'
  const list = await aBrowser().get(shared)
  expect(list.text).toContain(`href="${shared}&amp;view=select"`)
  const { text } = await aBrowser().get(`${shared}&view=select`)
  expect(text).toContain(`name="${field('70001')}"`)
  expect(text).toContain(`name="back" value="${shared}"`)
})

test('the products of the own wishlist can be selected, without an action to save them again', async () => {
  const browser = aBrowser()
  await send(browser, 'wishlist', first(7))
  const list = await browser.get('/wishlist')
  expect(list.text).toContain('href="/wishlist?view=select" rel="nofollow">Vergleichen')
  const { text } = await browser.get('/wishlist?view=select')
  expect(text).toContain(`name="${field('70006')}"`)
  expect(text).toContain('value="compare"')
  expect(text).not.toContain('value="wishlist"')
})

describe('bulk actions', () => {
  test('selected products are compared in the order of the list', async () => {
    const { status, location } = await send(aBrowser(), 'compare', first(3))
    expect(status).toBe(303)
    expect(location).toBe('/vergleich?articles=70000,70001,70002')
  })

  test('selected products are added to a project with their quantities', async () => {
    const browser = aBrowser()
    const { location } = await send(browser, 'project', ['70001', BUCKLE])
    const choice = await browser.get(location ?? '')
    expect(choice.text).toContain('Tuch 70001')
    expect(choice.text).toContain('Schnalle')
    const added = await browser.post(location ?? '', { ...fieldsIn(choice), name: 'Tarp' })
    expect(added.status).toBe(303)
    const project = await browser.get(added.location ?? '')
    expect(project.text).toContain('Tuch 70001')
    expect(project.text).toContain('Schnalle')
  })

  test('without an account selected products are added to the stored wishlist', async () => {
    const browser = aBrowser()
    await send(browser, 'wishlist', ['70005'])
    const { location } = await send(browser, 'wishlist', first(2))
    const { text } = await browser.get(location ?? '')
    expect(text).toContain('2 Artikel sind auf Ihrer Merkliste.')
    for (const number of ['70000', '70001', '70005']) expect(text).toContain(`Tuch ${number}`)
  })

  test('selected products are added to the customer’s wishlist on all devices', async () => {
    const { client } = await aCustomer()
    const phone = () => aBrowser(new Map([['__Host-sw-context-token', client.token]]))
    expect((await send(phone(), 'wishlist', first(2))).location).toBe('/wishlist')
    const { text } = await phone().get('/account/wishlist')
    for (const number of first(2)) expect(text).toContain(`Tuch ${number}`)
  })

  test('selected products are added to the collected samples', async () => {
    const browser = aBrowser()
    await browser.post('/order-sample', { add: '70007' })
    const { location } = await send(browser, 'samples', first(2))
    expect(location).toBe('/order-sample')
    expect(browser.cookies.get('__Host-samples')).toBe('70007~70000~70001')
  })
})

describe('an impossible bulk action returns to the selection with a reason', () => {
  test.each([
    ['nothing', 'compare', [], 'Bitte wählen Sie mindestens einen Artikel aus.'],
    ['a single product to compare', 'compare', first(1), 'mindestens zwei Artikel'],
    [
      'seven products to compare',
      'compare',
      first(7),
      'höchstens 6 Artikel vergleichen. Ausgewählt sind 7',
    ],
    ['eleven samples', 'samples', first(11), 'höchstens 10 Muster bestellen'],
  ])('a bulk action with %s is refused and keeps the selection', async (_, to, numbers, reason) => {
    const { status, text } = await send(aBrowser(), to, numbers)
    expect(status).toBe(400)
    expect(text).toContain(reason)
    expect(tickedIn(text)).toEqual(numbers)
    expect(text).toContain(`href="${LIST}"`)
  })

  test('a buckle cannot be a sample, and is deselected so that the rest can be sent', async () => {
    const browser = aBrowser()
    const { status, text } = await send(browser, 'samples', ['70000', BUCKLE])
    expect(status).toBe(400)
    expect(text).toContain('Diese Artikel sind deshalb nicht ausgewählt: Schnalle')
    expect(tickedIn(text)).toEqual(['70000'])
    expect(text).toContain(`name="${field(BUCKLE)}"`)
  })

  test('a wishlist without an account has a maximum size', async () => {
    const stored = Array.from({ length: 99 }, (_, index) => index.toString(16).padStart(32, 'a'))
    const browser = aBrowser(new Map([['__Host-wishlist', stored.join('.')]]))
    const { status, text } = await send(browser, 'wishlist', first(2))
    expect(status).toBe(400)
    expect(text).toContain('Ohne Konto speichert dieser Browser höchstens 100 Artikel')
    expect(tickedIn(text)).toEqual(first(2))
  })
})

test.each([
  ['an unknown action', { to: 'steal' }, 400],
  ['an unknown product', { to: 'compare', [`article.${'f'.repeat(32)}`]: 'on' }, 400],
  ['text instead of products', { to: 'compare', article: 'all' }, 400],
  ['markup instead of a product', { to: 'project', 'article.<script>': 'on' }, 400],
])('a selection with %s is refused', async (_, fields, expected) => {
  const { status, text } = await aBrowser().post(BULK_ACTION, fields)
  expect(status).toBe(expected)
  expect(text).not.toContain('<script>"')
})

test('a forged return address is not followed', async () => {
  const { text } = await send(aBrowser(), 'compare', [], { back: 'https://evil.example/' })
  expect(text).not.toContain('evil.example')
})
