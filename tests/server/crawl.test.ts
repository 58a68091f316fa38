import { expect, test } from 'vitest'
import { urls } from '#shared/urls.ts'
import { aShop } from './a-shop.ts'
import { crawl } from './crawler.ts'

// Some two thousand pages: a minute or so on two cores of one's own, many more where they are shared.
const MOST_MS = 900_000
const shop = aShop()

test(
  'every page of the shop can be reached, answers as it should and stands in the sitemap',
  { timeout: MOST_MS },
  async () => {
    const homes = [urls.page('de', 'home'), urls.page('en', 'home')]
    const { faults, reached, inSitemap } = await crawl(shop().origin, homes)
    expect(faults).toEqual([])
    expect(reached.size).toBeGreaterThan(1000)
    expect([...inSitemap].filter((path) => !reached.has(path))).toEqual([])
    expect([...reached].filter((path) => !inSitemap.has(path))).toEqual([])
  },
)
