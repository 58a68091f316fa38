import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aGroup,
  aManufacturer,
  aPicture,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { SECRET, ask, importCatalogue, importLines } from './ops.ts'
import { productOf, read } from './store-api.ts'

beforeEach(async () => {
  await emptyStorage()
})

test('one invalid line makes the whole import change nothing', async () => {
  await importCatalogue(aCatalogue())
  const dearer = aProductRecord('70000', { prices: [{ fromQuantity: 1, grossCents: 999 }] })
  const broken = aProductRecord('70001', { family: 'nobody' })
  const { refusals } = await importCatalogue(aCatalogue({ articles: [dearer, broken] }))
  expect(refusals).toEqual([{ file: 'articles', line: 2, reason: 'family nobody does not exist' }])
  expect((await productOf('70000')).calculatedPrice.unitPrice).toBe(1.2)
})

test('the report lists every refused line with file, line and reason', async () => {
  const { refusals } = await importLines({
    manufacturers: ['{"key": 1}', 'no json'],
    articles: [JSON.stringify(aProductRecord('70000', { minPurchase: 0 }))],
  })
  const told = refusals.map(({ file, line, reason }) => `${file}:${line} ${reason}`)
  expect(told).toContainEqual(expect.stringMatching(/^manufacturers:1 key: /))
  expect(told).toContainEqual('manufacturers:2 is not JSON')
  expect(told).toContainEqual(expect.stringMatching(/^articles:1 minPurchase: /))
})

const shaded = aParentRecord('ripstop', { axes: ['shade'] })
const black = { options: { shade: 'black' } }

test.each([
  [
    'a number that occurs twice',
    { articles: [aProductRecord(), aProductRecord()] },
    'key 70000 occurs twice',
  ],
  [
    'two numbers that differ in case',
    {
      families: [aParentRecord(), aParentRecord('other')],
      articles: [aProductRecord('Tee-1'), aProductRecord('tee-1', { family: 'other' })],
    },
    'number tee-1 occurs twice, in another case',
  ],
  [
    'a number with a space',
    { articles: [aProductRecord('tee 1')] },
    'number: is not 1 to 64 letters, digits, dots, underscores and hyphens',
  ],
  [
    'a product below the address of blog posts',
    { articles: [aProductRecord('tee-1', { slug: { de: 'tee', en: 'blog' } })] },
    'slug.en: blog is a section of the shop',
  ],
  [
    'a product at the address of a category',
    {
      categories: [aCategory('fabrics', { path: { de: '/artikel/schwarz', en: '/black' } })],
      articles: [aProductRecord('schwarz')],
    },
    'path /artikel/schwarz is that of a page',
  ],
  [
    'an unknown manufacturer',
    { manufacturers: [aManufacturer({ key: 'other' })] },
    'manufacturer maker does not exist',
  ],
  [
    'a parent on a later line',
    { categories: [aCategory('fabrics', { parent: 'all' }), aCategory('all')] },
    'parent all is not on an earlier line',
  ],
  [
    'two categories with one path',
    {
      categories: [aCategory(), aCategory('other', { path: { de: '/fabrics-de', en: '/other' } })],
    },
    'path /fabrics-de occurs twice in de',
  ],
  [
    'a parent product in a dynamic category',
    { categories: [aCategory('fabrics', { rule: { kind: 'offers' } })] },
    'category fabrics takes no families',
  ],
  [
    'a parent product in a category with children',
    { categories: [aCategory(), aCategory('below', { parent: 'fabrics' })] },
    'category fabrics takes no families',
  ],
  [
    'an option that its group does not have',
    { families: [shaded], articles: [aProductRecord('70000', { options: { shade: 'pink' } })] },
    'option shade/pink does not exist',
  ],
  [
    'options that do not match the axes',
    { families: [shaded] },
    'options are not exactly the axes of family ripstop',
  ],
  [
    'two products with equal options',
    {
      families: [shaded],
      articles: [aProductRecord('70000', black), aProductRecord('70001', black)],
    },
    'another article of family ripstop has the same options',
  ],
  [
    'two options of a group that allows one',
    {
      properties: [aGroup()],
      families: [aParentRecord('ripstop', { properties: { shade: ['black', 'olive'] } })],
    },
    'property shade takes one option only',
  ],
])('an import with %s is refused', async (_what, records, reason) => {
  const { refusals } = await importCatalogue(aCatalogue(records))
  expect(refusals.map((refusal) => refusal.reason)).toContain(reason)
})

test('an import with a truncated file is refused', async () => {
  const { refusals } = await importCatalogue(aCatalogue(), { counts: { articles: 2 } })
  const reason = 'has 1 records, the manifest says 2'
  expect(refusals).toEqual([{ file: 'articles', line: 0, reason }])
})

test('a missing picture is reported at its line', async () => {
  const picture = aPicture()
  const { refusals } = await importCatalogue(aCatalogue({ media: [picture.record] }))
  const reason = `file ${picture.record.file} was not sent`
  expect(refusals).toEqual([{ file: 'media', line: 1, reason }])
})

test('a picture with active content is never stored', async () => {
  const picture = aPicture('plate', '<script>alert(1)</script>')
  const catalogue = aCatalogue({ media: [picture.record] })
  const { refusals } = await importCatalogue(catalogue, { media: [picture.upload] })
  expect(refusals).toHaveLength(1)
  expect((await ask(`/${picture.record.file}`)).status).toBe(404)
})

const requested = (authorization: string) =>
  ask('/_ops/import', { method: 'POST', headers: { authorization }, body: '{}' })

test('an import requires the operators’ secret', async () => {
  expect((await requested('Bearer wrong')).status).toBe(401)
  expect((await requested('')).status).toBe(401)
  expect((await requested(`Bearer ${SECRET}`)).status).toBe(400)
})

test('a shop without a configured secret refuses all operators’ requests', async () => {
  const bindings = { ...env, OPS_SECRET: '' }
  const headers = { authorization: 'Bearer ' }
  expect((await ask('/_ops/export/manifest', { headers }, bindings)).status).toBe(404)
})

test('an import that was replaced by a newer one cannot be finished', async () => {
  const response = await ask('/_ops/import/gone/finish', {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: '{}',
  })
  expect(response.status).toBe(404)
  expect((await read('/navigation/main-navigation/main-navigation')).body).toEqual([])
})
