import { expect, test } from 'vitest'
import { urls } from '#shared/urls.ts'
import { aShop } from './test-shop.ts'
import { crawl } from './crawler.ts'

// Two thousand pages take about a minute on two idle cores.
const MAX_MS = 900_000
const shop = aShop()

test(
  'every page can be reached, has its own title and counterparts, and is in the sitemap',
  { timeout: MAX_MS },
  async () => {
    const homes = [urls.page('de', 'home'), urls.page('en', 'home')]
    const { errors, reached, inSitemap } = await crawl(shop().origin, homes)
    expect(errors).toEqual([])
    expect(reached.size).toBeGreaterThan(1000)
    expect([...inSitemap].filter((path) => !reached.has(path))).toEqual([])
    expect([...reached].filter((path) => !inSitemap.has(path))).toEqual([])
  },
)
