import { beforeAll, expect, test } from 'vitest'
import { aPost } from '#tests/builders/entries.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aMeasure,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { read } from '#tests/worker/backend/catalogue/store-api.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { countingEnv } from '#tests/worker/counting-env.ts'

const both = (de: string, en: string) => ({ de, en })
const CLOTHS = [
  {
    number: '70000',
    category: 'silicone',
    properties: { grammage: ['36'], hydrostatic_head: ['2000'] },
  },
  {
    number: '70001',
    category: 'silicone',
    properties: { grammage: ['48'], hydrostatic_head: ['3000'] },
  },
  { number: '70002', category: 'mesh', properties: { grammage: ['24'] } },
]
const POSTS = ['eins', 'zwei', 'drei', 'vier'].map((slug, index) =>
  aPost({
    key: slug,
    slug: both(slug, `${slug}-en`),
    title: both(`Notiz ${slug}`, `Note ${slug}`),
    date: `2026-11-0${index + 1}`,
  }),
)
const aClothShop = (changes = {}) =>
  aCatalogue({
    properties: [
      aMeasure('grammage', 'g/m²', [24, 36, 48]),
      aMeasure('hydrostatic_head', 'mm', [2_000, 3_000]),
    ],
    categories: [
      aCategory('fabrics', { path: both('/stoffe', '/fabrics'), name: both('Stoffe', 'Fabrics') }),
      aCategory('silicone', {
        parent: 'fabrics',
        path: both('/stoffe/silikon', '/fabrics/silicone'),
        name: both('Silnylon', 'Silnylon cloth'),
      }),
      aCategory('mesh', {
        parent: 'fabrics',
        path: both('/stoffe/netze', '/fabrics/mesh'),
        name: both('Netze', 'Mesh'),
      }),
      aCategory('patterns', { path: both('/schnittmuster', '/patterns') }),
      aCategory('buckles'),
    ],
    families: CLOTHS.map(({ number, category }) =>
      aParentRecord(number, { categories: [category] }),
    ),
    articles: CLOTHS.map(({ number, properties }) =>
      aProductRecord(number, { family: number, properties }),
    ),
    posts: POSTS,
    ...changes,
  })

/** A page without soft hyphens, with decoded addresses. */
const plain = (html: string) => html.replaceAll('\u00AD', '').replaceAll('&amp;', '&')

beforeAll(() => importCatalogue(aClothShop()))

test.each([
  [
    '/',
    [
      'aria-label="Silnylon: 36 bis 48 g/m², Wassersäule 2.000 bis 3.000 mm"',
      'href="/stoffe/silikon"',
      'aria-label="Netze: 24 g/m², nicht wasserdicht"',
      'href="/stoffe?min-grammage=30&max-grammage=60&min-hydrostatic_head=1200">Tarp<',
      'So groß ist ein Muster',
      'href="/order-sample">Muster aussuchen<',
      'href="/schnittmuster">Schnittmuster ansehen<',
    ],
  ],
  [
    '/en',
    [
      'aria-label="Silnylon cloth: 36 to 48 g/m², hydrostatic head 2,000 to 3,000 mm"',
      'href="/en/fabrics/silicone"',
      'aria-label="Mesh: 24 g/m², not waterproof"',
      'href="/en/fabrics?min-grammage=30&max-grammage=60&min-hydrostatic_head=1200">Tarp<',
      'A sample is this big',
      'href="/en/order-sample">Choose samples<',
      'href="/en/patterns">See sewing patterns<',
    ],
  ],
])('%s shows a cloth chart with links', async (path, said) => {
  const { text } = await aBrowser().get(path)
  for (const words of said) expect(plain(text)).toContain(words)
})

test('the home page shows the three newest posts, newest first', async () => {
  const { text } = await aBrowser().get('/en')
  const told = [...plain(text).matchAll(/href="\/en\/blog\/[^"]+">(Note [^<]+)</g)]
  expect(told.map(([, title]) => title)).toEqual(['Note vier', 'Note drei', 'Note zwei'])
})

test('cloth figures are the ranges of a category’s products, if it has any', async () => {
  const ids = ['silicone', 'mesh', 'buckles'].map((key) => idOf('category', key))
  const { body } = await read('/cloth-figures', { ids })
  expect(body).toMatchObject({
    elements: [
      {
        categoryId: ids[0],
        articles: 2,
        weight: { min: 36, max: 48 },
        tight: { articles: 2, weight: { min: 36, max: 48 }, head: { min: 2_000, max: 3_000 } },
      },
      { categoryId: ids[1], articles: 1, weight: { min: 24, max: 24 }, tight: null },
    ],
  })
})

test.each([[{}], [{ ids: [] }], [{ ids: ['fabrics'] }], [{ ids: 'x' }]])(
  'cloth figures are refused for %o',
  async (body) => {
    expect((await read('/cloth-figures', body)).status).toBe(400)
  },
)

test('cloth figures read no rows of the catalogue', async () => {
  await read('/cloth-figures', { ids: [idOf('category', 'mesh')] })
  const counting = countingEnv()
  const { status } = await read(
    '/cloth-figures',
    { ids: [idOf('category', 'mesh')] },
    { bindings: counting.env },
  )
  expect([status, counting.calls]).toEqual([200, {}])
})

test('a shop without cloth and posts shows no chart, no samples and no posts', async () => {
  await importCatalogue(aCatalogue({ posts: [] }))
  const { text } = await aBrowser().get('/')
  expect(text).toContain('class="sheet-one')
  for (const words of ['class="chart', 'So groß ist ein Muster', 'Aus dem Blog'])
    expect(plain(text)).not.toContain(words)
})
