import { openSeededShop, prepareSeededStorage } from '#scripts/test/seeded-shop.ts'
import { BEHIND_SHOPWARE, serveShopware, type TimedCall } from '#tests/replay/serve.ts'
import { markdownTable } from './markdown-table.ts'
import { customerCookies, REMOTE_PRODUCT } from './remote-customer.ts'

/** Duration of a typical Shopware call. */
export const WAIT_MS = 150

/** Each type of page, after a first visit for shared data. */
const PAGES = [
  ['home', '/'],
  ['listing', '/Stoffe'],
  ['listing, path cached', '/Stoffe?limit=24'],
  ['listing, narrowed', '/Stoffe?shipping-free=1'],
  ['product', REMOTE_PRODUCT],
  ['search', '/search?search=nylon'],
  ['search without hits', '/search?search=xqzwvkjh'],
  ['landing page', '/faq'],
  ['legal page', '/impressum'],
  ['cart, empty', '/checkout/cart'],
  ['contact', '/kontakt'],
  ['contact about a product', '/kontakt?article=70000'],
  ['registration', '/register'],
  ['quick order', '/schnellbestellung'],
  ['a page that is not there', '/gibt-es-nicht'],
] as const
/** Pages of a customer with a product in the cart. */
const PERSONAL_PAGES = [
  ['cart', '/checkout/cart'],
  ['checkout', '/checkout'],
  ['account', '/account'],
  ['wishlist', '/account/wishlist'],
  ['newsletter', '/newsletter-subscribe'],
] as const

/** Where a page's header and the heading of its main part end. */
const HEADER = '</header>'
const HEADING = '</h1>'

type Visit = Readonly<{
  status: number
  calls: number
  rounds: number
  firstMs: number
  headerMs: number
  mainMs: number
  lastMs: number
}>

/**
 * Measures pages in front of a replayed Shopware with 150 ms per call. It counts rounds of calls
 * and the time until each part of a page has arrived. Cold: only languages and navigation are
 * cached. Warm: the same request again. Each time has a new shop; the medians count.
 */
export async function remoteFigures(times: number): Promise<string> {
  await prepareSeededStorage()
  const backend = await openSeededShop(BEHIND_SHOPWARE)
  const shopware = await serveShopware(backend, { waitMs: WAIT_MS })
  const cold = new Map<string, Visit[]>()
  const warm = new Map<string, Visit[]>()
  const firsts: Visit[] = []
  try {
    for (let time = 0; time < times; time++) {
      const shop = await openSeededShop({
        STORE_API_URL: shopware.storeApiUrl,
        STORE_API_ACCESS_KEY: shopware.accessKey,
      })
      const visit = (path: string, cookie = '') =>
        timedVisit(shopware.calls, shop.origin + path, cookie)
      firsts.push(await visit('/cookie-einstellungen'))
      const cookie = await customerCookies(shop.origin, `remote-${time}@bench.test`)
      for (const [page, path, cookies] of [
        ...PAGES.map((row) => [...row, ''] as const),
        ...PERSONAL_PAGES.map((row) => [...row, cookie] as const),
      ]) {
        cold.set(page, [...(cold.get(page) ?? []), await visit(path, cookies)])
        warm.set(page, [...(warm.get(page) ?? []), await visit(path, cookies)])
      }
      await shop.close()
    }
  } finally {
    await shopware.close()
    await backend.close()
  }
  const rows = [...cold].map(([page, visits]) => ({
    page,
    status: median(visits, 'status'),
    'calls, cold': median(visits, 'calls'),
    'rounds, cold': median(visits, 'rounds'),
    'first byte ms': median(visits, 'firstMs'),
    'header ms': median(visits, 'headerMs'),
    'heading ms': median(visits, 'mainMs'),
    'last byte ms': median(visits, 'lastMs'),
    'rounds, warm': median(warm.get(page) ?? [], 'rounds'),
    'first byte ms, warm': median(warm.get(page) ?? [], 'firstMs'),
    'last byte ms, warm': median(warm.get(page) ?? [], 'lastMs'),
  }))
  const first = `The first page of all: ${median(firsts, 'rounds')} rounds, ${median(firsts, 'firstMs')} ms.`
  return `${markdownTable(rows)}\n\n${first}`
}

/** Visits a page and measures when its parts arrive, like a browser that reads at once. */
async function timedVisit(calls: TimedCall[], address: string, cookie: string): Promise<Visit> {
  calls.length = 0
  const begun = performance.now()
  const passedMs = () => Math.round(performance.now() - begun)
  const response = await fetch(address, { redirect: 'manual', headers: { cookie } })
  let [firstMs, headerMs, mainMs] = [0, 0, 0]
  let text = ''
  for await (const chunk of (response.body ?? new Blob().stream()).pipeThrough(
    new TextDecoderStream(),
  )) {
    text += chunk
    firstMs ||= passedMs()
    if (text.includes(HEADER)) headerMs ||= passedMs()
    if (text.includes(HEADING)) mainMs ||= passedMs()
  }
  const { status } = response
  const rounds = roundsOf(calls)
  return { status, calls: calls.length, rounds, firstMs, headerMs, mainMs, lastMs: passedMs() }
}

function median(visits: readonly Visit[], of: keyof Visit): number {
  const sorted = visits.map((visit) => visit[of]).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
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
