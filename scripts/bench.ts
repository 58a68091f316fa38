import { openSeededShop, prepareSeededStorage } from './test/seeded-shop.ts'
import { load, type Figure } from '#tests/bench/load.ts'

const ARTICLE = '/ripstop-nylon-silikonbeschichtet-20den-36g-qm-schwarz/70000'
const LISTING = '/stoffe?limit=24'

await prepareSeededStorage()
const shop = await openSeededShop()
const at = (path: string) => `${shop.origin}${path}`

/** A key of its own for each request, so that every one is rendered; the page stays the same. */
let renders = 0
const cold = (path: string) => ({
  requests: [
    {
      setupRequest: (request: object) => ({
        ...request,
        path: `${path}&limit=24&order=x${renders++}`,
      }),
    },
  ],
})

const figures: Figure[] = [
  await load('a static file', at('/favicon.svg')),
  await load('home, template', at('/')),
  await load('listing of 24, template', at(LISTING)),
  await load('article, template', at(ARTICLE)),
  await load('listing of 24, rendered', at(LISTING), cold('/stoffe?')),
  await load('cart page, empty', at('/checkout/cart')),
  await load('Store API, countries', at('/store-api/country'), {
    headers: { 'sw-access-key': 'SWSCRIPSTOPDEMO0000000000' },
  }),
]
await shop.close()

const reference = figures[0]?.perSecond ?? 1
console.table(
  figures.map(({ name, perSecond, p50Ms, p99Ms, failed }) => ({
    page: name,
    'requests/s': perSecond,
    'of a static file': `${Math.round((perSecond / reference) * 100)} %`,
    'p50 ms': p50Ms,
    'p99 ms': p99Ms,
    failed,
  })),
)
