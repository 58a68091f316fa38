import { parseArgs } from 'node:util'
import { bareFigures } from '#tests/bench/bare.ts'
import { buyFigures } from '#tests/bench/buy.ts'
import { catalogueFigures } from '#tests/bench/catalogue.ts'
import { costFigures } from '#tests/bench/cost.ts'
import { paintFigures } from '#tests/bench/paint.ts'
import { remotePaintFigures } from '#tests/bench/paint-remote.ts'
import { memoryFigures } from '#tests/bench/memory.ts'
import { millionFigures } from '#tests/bench/million.ts'
import { remoteFigures } from '#tests/bench/remote.ts'
import { pageFigures } from '#tests/bench/pages.ts'

/**
 * Prints figures of the built worker (docs/performance.md). The first argument chooses the bench;
 * `--catalogue 50k` measures listings of a generated catalogue of that size.
 */
const BENCHES: Readonly<Record<string, (words: readonly string[]) => Promise<string>>> = {
  pages: pageFigures,
  /** On plain workerd, as ratios to a minimal worker. */
  bare: bareFigures,
  /** In front of a slow backend, with five new shops; `remote 1` opens one. */
  remote: ([shops]) => remoteFigures(Number(shops ?? 5)),
  /** First paint on a slow phone. */
  /** Nine visits per page; `paint 3` makes three. */
  paint: ([visits]) => paintFigures(Number(visits ?? 9)),
  /** The same in front of a slow backend, next to pages that are held back. */
  'paint-remote': ([visits]) => remotePaintFigures(Number(visits ?? 9)),
  /** 200 shoppers buy at once; `buy 20` uses twenty. */
  buy: ([shoppers]) => buyFigures(Number(shoppers ?? 200)),
  /**
   * The most expensive request of each anonymous call; `cost /search /product` limits the calls.
   */
  cost: costFigures,
  /** Memory of an isolate with 50,000 products; `memory 10k 500` uses 10,000 and 500 pages. */
  memory: ([products, pages]) =>
    memoryFigures(productsIn(products ?? '50k'), pages === undefined ? undefined : Number(pages)),
  /** Cost of a million page views at Cloudflare. */
  million: millionFigures,
}
const { values, positionals } = parseArgs({
  options: { catalogue: { type: 'string' } },
  allowPositionals: true,
})
const [name = 'pages', ...words] = positionals
const bench = BENCHES[name]
if (!bench) throw new Error(`Unknown bench ${name}. Known: ${Object.keys(BENCHES).join(', ')}`)
console.log(
  values.catalogue === undefined
    ? await bench(words)
    : await catalogueFigures(productsIn(values.catalogue)),
)

/** "50k" equals "50000". */
function productsIn(text: string): number {
  const [, digits, thousands] = /^(\d+)(k?)$/.exec(text) ?? []
  if (!digits) throw new Error(`${text} is not a number of products such as 10k or 50k`)
  return Number(digits) * (thousands ? 1000 : 1)
}
