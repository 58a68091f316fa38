import { beforeAll, expect, test } from 'vitest'
import { urls } from '#shared/urls.ts'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'

const PAGE = '/planer/packsack'

beforeAll(async () => {
  const byMetre = {
    unit: 'm',
    content: { unit: 'm', milli: 100, referenceMilli: 1000 },
    stock: 500,
    weightMg: 13_500,
  } as const
  await importCatalogue(
    aCatalogue({
      families: [aParentRecord(), aParentRecord('lock')],
      articles: [aProductRecord('70053', byMetre), aProductRecord('27090', { family: 'lock' })],
    }),
  )
})

test('the planner lists eight recipes, in both languages', async () => {
  const german = await aBrowser().get('/planer')
  expect(german.text.match(/href="\/planer\/[a-z]+"/g)).toHaveLength(8)
  expect((await aBrowser().get('/en/planner')).text).toContain('href="/en/planner/stuff-sack"')
})

test('dimensions in the address result in pieces, metres, weight and price, without script', async () => {
  const { status, text } = await aBrowser().get(`${PAGE}?diameter=35&sackLength=60`)
  expect(status).toBe(200)
  expect(text).toContain('value="35"')
  expect(text).toMatch(/1,1\s?m/)
  expect(text).toContain('Schnittlage im Maßstab: Mantel, Boden, auf 148 cm Breite und 106 cm')
  expect(text).toContain('bodyWidth = pi*diameter+3')
  expect(text).toContain('Art.-Nr. 27020 ist nicht im Sortiment')
})

test.each(['0', '-5', '4000', 'viel', '', '<b>', '%F0%9F%8E%88', '9'.repeat(500)])(
  'the diameter %s is refused at its field, and the page uses the default dimensions',
  async (input) => {
    const { status, text } = await aBrowser().get(`${PAGE}?diameter=${input}`)
    expect(status).toBe(400)
    expect(text).toContain('Mit diesen Maßen lässt sich nicht rechnen')
    expect(text).not.toContain('<b>"')
  },
)

test('the material of a recipe can be added to the cart and to a project', async () => {
  const browser = aBrowser()
  const bought = await browser.post(PAGE, { diameter: '18', sackLength: '32', do: 'cart' })
  expect([bought.status, bought.location]).toEqual([303, '/checkout/cart'])
  const page = await browser.get(PAGE)
  const link = /href="(\/project\/add\?recipe=[^"]+)"/
    .exec(page.text)?.[1]
    ?.replaceAll('&amp;', '&')
  const chosen = await browser.get(link ?? '')
  expect(chosen.text).toContain('value="Runder Packsack mit Kordelzug"')
  const added = await browser.post(link ?? '', { project: '', name: 'Packsack' })
  expect(added.status).toBe(303)
  expect((await browser.get(added.location ?? '')).text).toContain('value="0,5"')
})

test('an unknown recipe returns 404', async () => {
  for (const path of ['/planer/zelt', '/planer/stuff-sack', '/planer/__proto__', '/planer/'])
    expect((await aBrowser().get(path)).status).not.toBe(200)
  expect((await aBrowser().post('/planer/zelt', {})).status).toBe(404)
})

test('planner and recipes are in the sitemap and have breadcrumbs', async () => {
  const sitemap = await aBrowser().get(urls.sitemapPart('en', 'content', 1))
  expect(sitemap.text).toContain('<loc>https://shop.test/en/planner</loc>')
  expect(sitemap.text).toContain('<loc>https://shop.test/en/planner/stuff-sack</loc>')
  expect((await aBrowser().get(PAGE)).text).toContain('"BreadcrumbList"')
})
