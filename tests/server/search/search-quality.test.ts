import { beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#shared/i18n/locales.ts'
import { ProductListing } from '#shared/schemas/store-api/category.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { EMBEDDED_LANGUAGE_IDS } from '#worker/store-api/transport/languages.ts'
import { aShop, ask } from '../test-shop.ts'
import { demoProducts, isLike, type DemoProduct } from './demo-products.ts'
import { ENGLISH_QUERIES } from './english-queries.ts'
import { FIRST, type Expected, type Query } from './expected.ts'
import { GERMAN_QUERIES } from './german-queries.ts'

/** Share of queries that find what they must among their first five products. */
const GOALS: Readonly<Record<string, number>> = { tuned: 0.93, unseen: 0.8 }

const shop = aShop()
let products: ReadonlyMap<string, DemoProduct>
beforeAll(async () => {
  products = await demoProducts()
})

const ALL = [
  ...GERMAN_QUERIES.map((query) => ({ locale: 'de' as const, query })),
  ...ENGLISH_QUERIES.map((query) => ({ locale: 'en' as const, query })),
]

/** Search is tuned with one half only, so the other shows what strangers' queries find. */
const HALVES = {
  tuned: ALL.filter((_, index) => index % 2 === 0),
  unseen: ALL.filter((_, index) => index % 2 === 1),
}

async function find(locale: Locale, [entered]: Query): Promise<readonly DemoProduct[]> {
  const response = await ask(`${shop().origin}/store-api/search`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sw-access-key': EMBEDDED_ACCESS_KEY,
      'sw-language-id': EMBEDDED_LANGUAGE_IDS[locale],
    },
    body: JSON.stringify({ search: entered, limit: FIRST, 'no-aggregations': true }),
  })
  const { elements } = ProductListing.parse(await response.json())
  return elements.flatMap(({ productNumber }) => products.get(productNumber) ?? [])
}

function isMet({ first = [], each }: Expected, found: readonly DemoProduct[]): boolean {
  return (
    first.every((key) => found.some(({ parent }) => parent === key)) &&
    (!each || (found.length > 0 && found.every((product) => isLike(product, each))))
  )
}

describe.each(Object.entries(HALVES))('the %s half of the queries', (name, half) => {
  test('finds the expected products among the first five', async () => {
    const missed: string[] = []
    for (const { locale, query } of half) {
      const found = await find(locale, query)
      if (!isMet(query[1], found))
        missed.push(`${locale} ${query[0]}: ${found.map(({ parent }) => parent).join(', ')}`)
    }
    const rate = 1 - missed.length / half.length
    console.info(`${name}: ${half.length - missed.length} of ${half.length}`)
    if (name === 'tuned') console.info(missed.join('\n'))
    expect(rate).toBeGreaterThanOrEqual(GOALS[name] ?? 1)
  })
})

test('the demo catalogue has what each query expects', () => {
  const all = [...products.values()]
  const unknown = ALL.filter(
    ({ query: [, { first = [], each }] }) =>
      !first.every((key) => all.some(({ parent }) => parent === key)) ||
      (each && !all.some((product) => isLike(product, each))),
  )
  expect(unknown.map(({ query: [entered] }) => entered)).toEqual([])
})
