import { afterEach, expect, test, vi } from 'vitest'
import { aPage } from '#tests/builders/content.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { aReplayedShopware, remoteAt } from './replayed-shopware.ts'

const HOST = 'sitemap.shopware.test'
const MANY = 20
/** A Shopware has as many processes as processors, and serves shoppers too. */
const FEW = 4

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the sitemap of many content pages loads them a few at a time', async () => {
  const paths = Array.from({ length: MANY }, (_, number) => `/seite-${number}`)
  await importCatalogue({
    ...aCatalogue({
      categories: [aCategory()],
      families: [aParentRecord()],
      articles: [aProductRecord('70000')],
    }),
    pages: paths.map((path, number) =>
      aPage({ key: `page-${number}`, path: { de: path, en: path } }),
    ),
  })
  const { fetch } = aReplayedShopware(HOST)
  let asking = 0
  let most = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (!request.url.includes('/landing-page/')) return fetch(request)
    asking += 1
    most = Math.max(most, asking)
    const response = await fetch(request)
    asking -= 1
    return response
  })

  const sitemap = await aBrowser(new Map(), remoteAt(HOST)).get('/sitemap/de-content-1.xml')
  expect(sitemap.status).toBe(200)
  for (const path of paths) expect(sitemap.text).toContain(`${path}</loc>`)
  expect(most).toBe(FEW)
})
