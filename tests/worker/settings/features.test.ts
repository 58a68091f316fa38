import { beforeAll, describe, expect, test } from 'vitest'
import { FEATURES, type Feature } from '#shared/features.ts'
import { messages } from '#shared/i18n/messages.ts'
import { aPost } from '#tests/builders/entries.ts'
import { aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aShop, openShop } from './shop-surface.ts'

const t = messages('de')

/** For each feature its addresses, which must be missing, and the texts of its links. */
const TRACES: Readonly<Record<Feature, readonly [readonly string[], readonly string[]]>> = {
  planner: [
    ['/planer', '/account/projects', '/project/add', '/rucksack', '/wahre-groesse'],
    ['/planer', '/project/add', '/rucksack', t('recipes.title')],
  ],
  samples: [['/order-sample'], ['/order-sample', t('samples.footer')]],
  gallery: [
    ['/naehprojekte', '/naehprojekte/zelt'],
    ['/naehprojekte', t('content.galleryTitle')],
  ],
  lexicon: [['/lexicon', '/lexicon/denier'], ['/lexicon']],
  blog: [['/blog', '/blog/naht', '/blog.atom', '/blogsearch?search=naht'], ['/blog']],
  wishlist: [
    ['/wishlist', '/wishlist/kept', '/account/wishlist'],
    ['/wishlist', 'wishlist-button', t('wishlist.title')],
  ],
  newsletter: [
    ['/newsletter-subscribe', '/account/newsletter'],
    ['/newsletter-subscribe', 'Newsletter'],
  ],
  reviews: [['/account/review/24500'], ['id="reviews"', '/account/review', t('reviews.title')]],
  stockAlerts: [['/wieder-da?article=24500'], ['/wieder-da', t('stockAlert.title')]],
  quickOrder: [['/schnellbestellung'], ['/schnellbestellung', t('shell.quickOrder')]],
  comparison: [['/vergleich'], ['/vergleich', t('compare.add'), 'Vergleich']],
}

const PAGES = [
  '/',
  '/fabrics-de',
  '/fabrics-de?view=select',
  '/search?search=artikel',
  '/artikel/24500',
  '/artikel/24501',
  '/artikel/70000',
  '/checkout/cart',
  '/kontakt',
  '/cookie-einstellungen',
  '/llms.txt',
  '/sitemap/de-content-1.xml',
]

const open = async (path: string) => (await aBrowser().get(path)).status

async function readAll(): Promise<ReadonlyMap<string, string>> {
  const browser = aBrowser()
  const seen = new Map<string, string>()
  for (const path of PAGES) seen.set(path, (await browser.get(path)).text)
  return seen
}

const STOCKED = {
  posts: [aPost({ slug: { de: 'naht', en: 'seam' } })],
  families: ['ripstop', 'other', 'cloth'].map((key) => aParentRecord(key)),
  articles: [
    aProductRecord('24500'),
    aProductRecord('24501', {
      family: 'other',
      stock: 0,
      orderable: false,
      availability: { state: 'outOfStock' },
    }),
    aProductRecord('70000', {
      family: 'cloth',
      unit: 'm',
      content: { unit: 'm', milli: 100, referenceMilli: 1000 },
    }),
  ],
}

const without = (feature: Feature) =>
  aShop({
    posts: [aPost({ slug: { de: 'naht', en: 'seam' } })],
    shop: [{ features: { [feature]: false } }],
  })

describe.each(FEATURES)('a shop without %s', (feature) => {
  const [addresses, traces] = TRACES[feature]

  beforeAll(async () => {
    await openShop(without(feature))
  })

  test('has no such page, for reading or posting', async () => {
    for (const address of addresses) {
      expect([address, await open(address)]).toEqual([address, 404])
      expect([address, await open(`/en${address}`)]).toEqual([address, 404])
      expect([404, 405]).toContain((await aBrowser().post(address, {})).status)
    }
  })

  test('links and names it nowhere', async () => {
    for (const [path, text] of await readAll())
      for (const trace of traces) expect(text.includes(trace), `${path}: ${trace}`).toBe(false)
  })
})

test('a shop that names no feature has all of them', async () => {
  await openShop(aShop({ ...STOCKED, shop: [{}] }))
  const all = [...(await readAll()).values()].join('\n')
  for (const feature of FEATURES.filter((name) => !['gallery', 'lexicon'].includes(name)))
    for (const trace of TRACES[feature][1]) expect(all.includes(trace), trace).toBe(true)
})
