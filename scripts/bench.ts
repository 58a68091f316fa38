import { parseArgs } from 'node:util'
import { bareFigures } from '#tests/bench/bare.ts'
import { buyFigures } from '#tests/bench/buy.ts'
import { catalogueFigures } from '#tests/bench/catalogue.ts'
import { costFigures } from '#tests/bench/cost.ts'
import { paintFigures } from '#tests/bench/paint.ts'
import { memoryFigures } from '#tests/bench/memory.ts'
import { millionFigures } from '#tests/bench/million.ts'
import { remoteFigures } from '#tests/bench/remote.ts'
import { pageFigures } from '#tests/bench/pages.ts'

/**
 * Prints figures of the built worker, as they stand in docs/performance.md: of pages, or what its
 * first word says; with `--catalogue 50k` of listings in a generated catalogue of that size.
 */
const BENCHES: Readonly<Record<string, (words: readonly string[]) => Promise<string>>> = {
  pages: pageFigures,
  /** On bare workerd, as ratios to what they cannot be quicker than. */
  bare: bareFigures,
  /** In front of a slow backend. */
  remote: remoteFigures,
  /** When they stand on a slow phone. */
  /** Nine visits of each page; `paint 3`: three. */
  paint: ([visits]) => paintFigures(Number(visits ?? 9)),
  /** 200 shoppers at once who buy and pay; `buy 20`: twenty. */
  buy: ([shoppers]) => buyFigures(Number(shoppers ?? 200)),
  /** The most expensive request of each anonymous call; `cost /search /product`: of these only. */
  cost: costFigures,
  /** Memory of the isolate with 50,000 articles; `memory 10k 500`: with as many, after 500 pages. */
  memory: ([articles, pages]) =>
    memoryFigures(articlesIn(articles ?? '50k'), pages === undefined ? undefined : Number(pages)),
  /** The price of a million views at Cloudflare. */
  million: millionFigures,
}
const { values, positionals } = parseArgs({
  options: { catalogue: { type: 'string' } },
  allowPositionals: true,
})
const [name = 'pages', ...words] = positionals
const bench = BENCHES[name]
if (!bench) throw new Error(`No bench is called ${name}: ${Object.keys(BENCHES).join(', ')}`)
console.log(
  values.catalogue === undefined
    ? await bench(words)
    : await catalogueFigures(articlesIn(values.catalogue)),
)

/** "50k" and "50000" are the same. */
function articlesIn(text: string): number {
  const [, digits, thousands] = /^(\d+)(k?)$/.exec(text) ?? []
  if (!digits) throw new Error(`${text}: how many articles? 10k, 50k`)
  return Number(digits) * (thousands ? 1000 : 1)
}
