import { beforeAll, expect, test } from 'vitest'
import { aCategory, aCatalogue, aParentRecord } from '#tests/builders/import-records.ts'
import { teaShop } from '#tests/builders/tea-shop.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'

beforeAll(async () => {
  await importCatalogue(teaShop())
})

const get = async (path: string) => (await aBrowser().get(path)).text

/** Names and addresses of the structured breadcrumbs. */
function breadcrumbs(html: string) {
  const names = [...html.matchAll(/"@type":"ListItem","position":\d+,"name":"([^"]+)"/g)]
  return names.map(([, name]) => name)
}

test.each([
  ['/tee', ['/tee/schwarztee', '/tee/gruentee']],
  ['/tee/schwarztee', ['/tee/schwarztee/darjeeling']],
  ['/en/tea/black-tea', ['/en/tea/black-tea/darjeeling']],
])('%s links the categories below it', async (path, below) => {
  const html = await get(path)
  for (const href of below) expect(html).toContain(`class="chip" href="${href}"`)
})

test('a category of the third level lists its products below its whole breadcrumb', async () => {
  const html = await get('/tee/schwarztee/darjeeling')
  expect(html).toContain('/margarets-hope/TEA-DARJ.50"')
  expect(breadcrumbs(html)).toEqual(['Start', 'Tee', 'Schwarztee', 'Darjeeling'])
  for (const above of ['/tee', '/tee/schwarztee']) expect(html).toContain(`<a href="${above}">`)
})

test('a product of the third level has its whole breadcrumb', async () => {
  const html = await get('/en/margarets-hope/TEA-DARJ.50')
  expect(breadcrumbs(html).slice(0, 4)).toEqual(['Home', 'Tea', 'Black tea', 'Darjeeling'])
})

test('the sitemap names categories of every level', async () => {
  const xml = await get('/sitemap/de-categories-1.xml')
  for (const path of ['/tee<', '/tee/schwarztee<', '/tee/schwarztee/darjeeling<'])
    expect(xml).toContain(path)
})

const LEVELS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

const chain = (levels: readonly string[]) =>
  aCatalogue({
    categories: levels.map((key, index) =>
      aCategory(key, {
        parent: levels[index - 1] ?? null,
        path: {
          de: `/${levels.slice(0, index + 1).join('/')}`,
          en: `/${levels.slice(0, index + 1).join('/')}`,
        },
      }),
    ),
    families: [aParentRecord('ripstop', { categories: levels.slice(-1) })],
  })

test('categories may be six levels deep', async () => {
  const six = LEVELS.slice(0, 6)
  expect(await importCatalogue(chain(six))).toMatchObject({ refusals: [] })
  const html = await get(`/${six.join('/')}`)
  expect(html).toContain('/artikel/70000"')
  expect(breadcrumbs(html)).toHaveLength(7)
  expect(await get(`/${six.slice(0, 5).join('/')}`)).toContain(`href="/${six.join('/')}"`)
  expect(await get('/sitemap/de-categories-1.xml')).toContain(`/${six.join('/')}<`)
})

test('a category of the seventh level is refused with its line', async () => {
  const { refusals } = await importCatalogue(chain(LEVELS))
  expect(refusals).toEqual([
    { file: 'categories', line: 7, reason: 'is more than six levels deep' },
  ])
})
