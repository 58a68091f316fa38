import { ACTION_PATHS } from '#shared/paths.ts'
import { openSeededShop, prepareSeededStorage } from '#scripts/test/seeded-shop.ts'
import { load, type Figure } from './load.ts'
import { markdownTable } from './markdown-table.ts'
import { PRODUCT, each, LISTING, narrowed, searched, unkept } from './paths.ts'
import { PEERS } from './peers.ts'
import { weights } from './weights.ts'

const ACCESS = { 'sw-access-key': 'SWSCRIPSTOPDEMO0000000000', 'content-type': 'application/json' }
const JSON_BODY = { method: 'POST', headers: ACCESS, body: '{}' } as const

/** Measures pages of the demo shop, from templates and rendered, compared with a static file. */
export async function pageFigures(): Promise<string> {
  await prepareSeededStorage()
  const shop = await openSeededShop()
  const at = (path: string) => `${shop.origin}${path}`
  try {
    const begun = performance.now()
    await (await fetch(at('/robots.txt'))).text()
    const firstMs = performance.now() - begun
    const product = await (await fetch(at(PRODUCT))).text()
    const productId = /name="productId" value="([0-9a-f]{32})"/.exec(product)?.[1] ?? ''

    const figures: Figure[] = [
      await load('a static file', at('/favicon.svg')),
      await load('home, template in memory', at('/')),
      await load('listing of 24, template in memory', at(LISTING)),
      await load('article, template in memory', at(PRODUCT)),
      await load('a page that is not there, template at the edge', at('/gibt-es-nicht'), {
        status: 404,
      }),
      await load(
        'listing of 24, rendered of cached answers',
        at('/'),
        each(unkept('/stoffe?limit=24&')),
      ),
      await load('article, rendered of cached answers', at('/'), each(unkept(`${PRODUCT}?`))),
      await load('listing of 24, narrowed, rendered', at('/'), each(narrowed)),
      await load('search, rendered', at('/'), each(searched)),
      await load('cart page, empty', at('/checkout/cart')),
      await load('into the cart, each time a new visitor', at(ACTION_PATHS.cartAdd), {
        method: 'POST',
        headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: `productId=${productId}&metres=1`,
        status: 303,
      }),
      await load('Store API, an article', at(`/store-api/product/${productId}`), JSON_BODY),
      await load('Store API, countries', at('/store-api/country'), JSON_BODY),
    ]
    return report(figures, { ...(await weights(shop.origin, LISTING)), firstMs })
  } finally {
    await shop.close()
  }
}

type Weights = Awaited<ReturnType<typeof weights>> & { readonly firstMs: number }

function report(figures: readonly Figure[], { firstMs, ...bytes }: Weights): string {
  const reference = figures[0]?.perSecond ?? 1
  const speed = figures.map(({ name, perSecond, p50Ms, p99Ms, cpuMs, failed }) => ({
    what: name,
    'requests/s': perSecond,
    'of a static file': `${((perSecond / reference) * 100).toFixed(1)} %`,
    'p50 ms': p50Ms,
    'p99 ms': p99Ms,
    'processor ms a request': cpuMs?.toFixed(2) ?? '',
    failed,
  }))
  const listing = figures.find(({ name }) => name.startsWith('listing of 24, rendered'))
  const product = figures.find(({ name }) => name.startsWith('article, rendered'))
  const ours = {
    shop: 'this one, of cached answers',
    'JavaScript, KiB gzip': bytes.scriptKiB,
    'HTML, KiB brotli': bytes.htmlBrotliKiB,
    'listing, requests/s': listing?.perSecond ?? 0,
    'article, requests/s': product?.perSecond ?? 0,
  }
  return [
    markdownTable(speed),
    markdownTable([{ ...bytes, 'first answer of a new isolate, ms': Math.round(firstMs) }]),
    markdownTable([ours, ...PEERS]),
  ].join('\n\n')
}
