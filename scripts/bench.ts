import { parseArgs } from 'node:util'
import { buyFigures } from '#tests/bench/buy.ts'
import { catalogueFigures } from '#tests/bench/catalogue.ts'
import { costFigures } from '#tests/bench/cost.ts'
import { paintFigures } from '#tests/bench/paint.ts'
import { remoteFigures } from '#tests/bench/remote.ts'
import { pageFigures } from '#tests/bench/pages.ts'

/**
 * Prints figures of the built worker, as they stand in docs/performance.md: of pages, with `cost` of
 * the dearest request of each anonymous call (`cost /search /product`: of these only), with `remote`
 * of pages in front of a slow backend, with `paint` of when pages stand on a slow phone, with `buy`
 * of 200 shoppers at once who buy and pay (`buy 20`: of 20), or with `--catalogue 50k` of listings
 * in a generated catalogue of that size.
 */
const { values, positionals } = parseArgs({
  options: { catalogue: { type: 'string' } },
  allowPositionals: true,
})
const figures =
  values.catalogue !== undefined
    ? await catalogueFigures(articlesIn(values.catalogue))
    : positionals.includes('cost')
      ? await costFigures(positionals.slice(1))
      : positionals.includes('remote')
        ? await remoteFigures()
        : positionals.includes('paint')
          ? await paintFigures()
          : positionals[0] === 'buy'
            ? await buyFigures(Number(positionals[1] ?? 200))
            : await pageFigures()
console.log(figures)

/** "50k" and "50000" are the same. */
function articlesIn(text: string): number {
  const [, digits, thousands] = /^(\d+)(k?)$/.exec(text) ?? []
  if (!digits) throw new Error(`--catalogue ${text}: how many articles? 10k, 50k`)
  return Number(digits) * (thousands ? 1000 : 1)
}
