import { urls } from '#shared/urls.ts'
import { crawl } from './crawler.ts'
import { expect, test } from './shop-test.ts'

test('every page of the shop can be reached, answers as it should and stands in the sitemap', async ({
  shop,
}) => {
  // Some two thousand pages: a minute or so on two cores of one's own, more where they are shared.
  test.setTimeout(300_000)
  const { faults, reached, inSitemap } = await crawl(shop.origin, [
    urls.page('de', 'home'),
    urls.page('en', 'home'),
  ])
  expect(faults).toEqual([])
  expect(reached.size).toBeGreaterThan(1000)
  expect([...inSitemap].filter((path) => !reached.has(path))).toEqual([])
  expect([...reached].filter((path) => !inSitemap.has(path))).toEqual([])
})
