import { ACTION_PATHS } from '#shared/paths.ts'
import { openSeededShop, prepareSeededStorage } from '#scripts/test/seeded-shop.ts'
import { BEHIND_SHOPWARE, serveShopware, type TimedCall } from '#tests/replay/serve.ts'
import { formFields } from '#tests/builders/form-fields.ts'
import { markdownTable } from './markdown-table.ts'
import { aShopper } from './shopper.ts'

/** Duration of a typical Shopware call. */
const WAIT_MS = 150

const PRODUCT = '/Ripstop-Nylon-silikonbeschichtet-20den-36g-qm-Schwarz/70000'

/** Each type of page, after a first visit for shared data. */
const PAGES = [
  ['home', '/'],
  ['listing', '/Stoffe'],
  ['listing, path cached', '/Stoffe?limit=24'],
  ['listing, narrowed', '/Stoffe?shipping-free=1'],
  ['product', PRODUCT],
  ['search', '/search?search=nylon'],
  ['search without hits', '/search?search=xqzwvkjh'],
  ['landing page', '/faq'],
  ['legal page', '/impressum'],
  ['cart, empty', '/checkout/cart'],
  ['planner', '/planer'],
  ['recipe of the planner', '/planer/packsack'],
  ['a page that is not there', '/gibt-es-nicht'],
] as const
/** Pages of a customer with a product in the cart. */
const PERSONAL_PAGES = [
  ['cart', '/checkout/cart'],
  ['checkout', '/checkout'],
  ['account', '/account'],
  ['wishlist', '/account/wishlist'],
] as const
const CUSTOMER = { email: 'kundin@ripstop.example', password: 'shopware-demo-1' }

/**
 * Measures pages in front of a replayed Shopware with 150 ms per call. It counts rounds of calls
 * and the time to the first byte. Cold: only languages and navigation are cached. Warm: the same
 * request again.
 */
export async function remoteFigures(): Promise<string> {
  await prepareSeededStorage()
  const backend = await openSeededShop(BEHIND_SHOPWARE)
  const shopware = await serveShopware(backend, { waitMs: WAIT_MS })
  const pages = await openSeededShop({
    STORE_API_URL: shopware.storeApiUrl,
    STORE_API_ACCESS_KEY: shopware.accessKey,
  })
  const visit = async (path: string, cookie = '') => {
    shopware.calls.length = 0
    const begun = performance.now()
    const response = await fetch(pages.origin + path, { redirect: 'manual', headers: { cookie } })
    let ms = 0
    // The time ends at the first chunk; the rest is read as a browser would.
    for await (const _chunk of response.body ?? []) ms ||= Math.round(performance.now() - begun)
    return {
      ms: ms || Math.round(performance.now() - begun),
      lastMs: Math.round(performance.now() - begun),
      status: response.status,
      calls: shopware.calls.length,
      rounds: roundsOf(shopware.calls),
    }
  }
  try {
    const first = await visit('/kontakt')
    const cookie = await customerCookies(pages.origin)
    const all = [
      ...PAGES.map((page) => [...page, ''] as const),
      ...PERSONAL_PAGES.map((page) => [...page, cookie] as const),
    ]
    const rows = []
    for (const [page, path, cookies] of all) {
      const cold = await visit(path, cookies)
      const warm = await visit(path, cookies)
      rows.push({
        page,
        status: cold.status,
        'calls, cold': cold.calls,
        'rounds, cold': cold.rounds,
        'first byte ms, cold': cold.ms,
        'last byte ms, cold': cold.lastMs,
        'rounds, warm': warm.rounds,
        'first byte ms, warm': warm.ms,
        'last byte ms, warm': warm.lastMs,
      })
    }
    const before = `The first page of all: ${first.rounds} rounds, ${first.ms} ms.`
    return `${markdownTable(rows)}\n\n${before}`
  } finally {
    await pages.close()
    await shopware.close()
    await backend.close()
  }
}

/** The cookies of a customer who has logged in and put a product into the cart. */
async function customerCookies(origin: string): Promise<string> {
  const shopper = aShopper(origin, '198.51.100.7')
  await shopper.send('login', '/login', CUSTOMER)
  const product = await shopper.see('product', PRODUCT)
  await shopper.send('cart', ACTION_PATHS.cartAdd, { ...formFields(product.text), metres: '2' })
  const failed = shopper.steps.filter(({ isExpected }) => !isExpected)
  if (failed.length > 0) throw new Error(`No customer: ${JSON.stringify(failed)}`)
  return shopper.cookieHeader()
}

/** Number of rounds: calls that start before any of their round ended. */
function roundsOf(calls: readonly TimedCall[]): number {
  let rounds = 0
  let endsMs = Number.NEGATIVE_INFINITY
  for (const { begunMs, endedMs } of calls.toSorted((a, b) => a.begunMs - b.begunMs)) {
    if (begunMs < endsMs) continue
    rounds++
    endsMs = endedMs
  }
  return rounds
}
