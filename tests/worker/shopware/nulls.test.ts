import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aBlock, aPage, aSection, aText } from '#tests/builders/content.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import recorded from '#tests/replay/data/answers.json?raw'
import { entityOf, learn } from '#tests/replay/entity-model.ts'
import { isFields, mapValues, recordingOf } from '#tests/replay/recorded.ts'
import { anEmail } from '#tests/worker/backend/account/people.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser, fieldsIn, type Browser } from '#tests/worker/shopping/browser.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { register } from './customer.ts'
import { aReplayedShopware, remoteAt } from './replayed-shopware.ts'

const both = (de: string, en: string) => ({ de, en })

beforeAll(() =>
  importCatalogue(
    aCatalogue({
      categories: [aCategory('fabrics', { name: both('Stoffe', 'Fabrics') })],
      families: [aParentRecord('ripstop', { axes: ['shade'], categories: ['fabrics'] })],
      articles: [
        aProductRecord('70000', { options: { shade: 'black' } }),
        aProductRecord('70001', { options: { shade: 'olive' } }),
      ],
      pages: [
        aPage({
          sections: [
            aSection({
              blocks: [aBlock({ slots: [aText({ de: '<p>Wir</p>', en: '<p>We</p>' })] })],
            }),
          ],
        }),
      ],
    }),
  ),
)
afterEach(() => {
  vi.unstubAllGlobals()
})

const model = learn(recordingOf(recorded).answers.values())
/** Language codes are always present; other fields can be null. */
const ALWAYS_THERE = new Set(['language.translationCode'])
const mayBeNull = (place: string) =>
  !ALWAYS_THERE.has(place) && (model.get(place)?.types.has('null') ?? false)

/** Number of fields removed at once; one by one would take minutes. */
const AT_ONCE = 6

let shops = 0

/** A shop without caches, which can leave fields out. */
function aForgetfulShop() {
  const host = `nulls-${(shops += 1)}.shopware.test`
  const { fetch } = aReplayedShopware(host)
  const seen = new Set<string>()
  let nulled: ReadonlySet<string> = new Set()

  const forget = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(forget)
    if (!isFields(value)) return value
    const entity = entityOf(value)
    return mapValues(value, (inner, key) => {
      const place = `${entity}.${key}`
      if (entity === null || inner === null || !mayBeNull(place)) return forget(inner)
      seen.add(place)
      return nulled.has(place) ? null : forget(inner)
    })
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await fetch(input, init)
    const text = await response.text()
    const data: unknown = text === '' ? null : forget(JSON.parse(text))
    const { status, headers } = response
    return new Response(text === '' ? null : JSON.stringify(data), { status, headers })
  })
  return {
    remote: remoteAt(host),
    seen,
    forgetful: (places: ReadonlySet<string>) => {
      nulled = places
    },
  }
}

const nothing = async () => {}
const withCart = async (browser: Browser) => {
  const productId = idOf('product', '70000')
  await browser.post('/checkout/cart/add', { productId, quantity: '2', metres: '2' })
}
const asCustomer = async (browser: Browser) => {
  await register(browser, anEmail())
}
const withOrder = async (browser: Browser) => {
  await asCustomer(browser)
  await withCart(browser)
  await browser.post('/checkout/order', {
    ...fieldsIn(await browser.get('/checkout')),
    terms: '1',
  })
}

const PAGES: readonly (readonly [string, (browser: Browser) => Promise<void>])[] = [
  ['/', nothing],
  ['/en/Fabrics', nothing],
  ['/Stoffe?min-price=1', nothing],
  ['/Artikel-70000/70000', nothing],
  ['/search?search=Artikel', nothing],
  ['/search/suggest?search=Artikel', nothing],
  ['/impressum', nothing],
  ['/kontakt', nothing],
  ['/register', nothing],
  ['/checkout/cart', withCart],
  ['/checkout', withCart],
  ['/checkout', withOrder],
  ['/account', withOrder],
  ['/account/order', withOrder],
  ['/account/address', asCustomer],
  ['/account/payment', asCustomer],
  ['/account/profile', asCustomer],
  ['/sitemap/de-products-1.xml', nothing],
  ['/products.xml', nothing],
  ['/shopware', nothing],
]

/** A visitor of a page; the preparation runs once for all visits. */
async function visitorOf(prepare: (browser: Browser) => Promise<void>) {
  const browser = aBrowser(new Map(), aForgetfulShop().remote)
  await prepare(browser)
  return browser.cookies
}

async function opened(
  path: string,
  cookies: ReadonlyMap<string, string>,
  nulled: readonly string[],
) {
  const shop = aForgetfulShop()
  shop.forgetful(new Set(nulled))
  const { status } = await aBrowser(new Map(cookies), shop.remote).get(path)
  return { status, seen: [...shop.seen] }
}

test.each(PAGES)('%s works with any field null', async (path, prepare) => {
  const cookies = await visitorOf(prepare)
  const { seen } = await opened(path, cookies, [])
  expect(seen).not.toEqual([])
  // In separate groups, so that a missing field rarely hides the fields of another.
  const parts = Math.ceil(seen.length / AT_ONCE)
  const some = Array.from({ length: parts }, (_, part) =>
    seen.filter((_place, index) => index % parts === part),
  )
  for (const nulled of [seen, ...some]) {
    const { status } = await opened(path, cookies, nulled)
    expect(status, nulled.join(' ')).toBeLessThan(500)
  }
})
