import { chromium } from '@playwright/test'
import { chromium as chromiumPath } from '#scripts/test/chromium.ts'
import { freePort } from '#scripts/test/free-port.ts'
import { openSeededShop, prepareSeededStorage } from '#scripts/test/seeded-shop.ts'
import { BEHIND_SHOPWARE, serveShopware } from '#tests/replay/serve.ts'
import { markdownTable } from './markdown-table.ts'
import { middle } from './paint.ts'
import { searched } from './paths.ts'
import { customerCookies } from './remote-customer.ts'
import { WAIT_MS } from './remote.ts'
import { slowVisit, type Painted } from './slow-visit.ts'
import { HELD_BACK, twinPath, withTwins } from './twin-pages.ts'

/** Pages that no cache has. */
const PAGES = [
  ['search', searched],
  ['cart', () => '/checkout/cart'],
] as const

/**
 * Measures paint times on a slow phone in front of a Shopware with 150 ms per call. Each page is
 * visited as it streams, and held back until its last byte, in turns; the medians count.
 */
export async function remotePaintFigures(times: number): Promise<string> {
  await prepareSeededStorage()
  const backend = await openSeededShop(BEHIND_SHOPWARE)
  const shopware = await serveShopware(backend, { waitMs: WAIT_MS })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const shop = await openSeededShop({
    SHOP_ORIGIN: origin,
    STORE_API_URL: shopware.storeApiUrl,
    STORE_API_ACCESS_KEY: shopware.accessKey,
  })
  const pages = await withTwins(shop.origin, port)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  const rows = []
  let visits = 0
  try {
    const cookie = await customerCookies(origin, 'paint@bench.test')
    for (const [page, pathOf] of PAGES) {
      const streamed: Painted[] = []
      const heldBack: Painted[] = []
      const visit = (path: string) => slowVisit(browser, [origin + path], cookie)
      // The first visit fills the caches of languages and navigation.
      await visit(pathOf(++visits))
      for (let time = 0; time < times; time++) {
        streamed.push(await visit(pathOf(++visits)))
        heldBack.push(await visit(twinPath(HELD_BACK, pathOf(++visits))))
      }
      const [inParts, asAWhole] = [middle(streamed), middle(heldBack)]
      rows.push({
        page,
        'first paint, ms': Math.round(inParts.firstMs),
        'held back': Math.round(asAWhole.firstMs),
        'largest paint, ms': Math.round(inParts.largestMs),
        'held back ': Math.round(asAWhole.largestMs),
        largest: inParts.largest,
      })
    }
  } finally {
    await browser.close()
    pages.close()
    await shop.close()
    await shopware.close()
    await backend.close()
  }
  return markdownTable(rows)
}
