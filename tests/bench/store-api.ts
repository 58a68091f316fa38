import { z } from 'zod'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { selectCards } from '#worker/backend/catalogue/products/card-rows.ts'
import type { Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'
import { CARD_FIELDS } from '#worker/store-api/catalogue/catalogue-fields.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { all } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { categoriesOf, frequentOptions } from './categories.ts'
import type { CatalogueShop } from './catalogue-shop.ts'
import { load } from './load.ts'
import { medianMsOf } from './run-times.ts'

const HEADERS = { 'sw-access-key': EMBEDDED_ACCESS_KEY, 'content-type': 'application/json' }
const FILTERS = [0, 1, 3]
const SEARCHES = ['reißverschluss wasserdicht', 'ripstop nylon', 'stoff', 'ripstopp nylon', '10 mm']

const Answer = z.object({
  total: z.int(),
  elements: z.array(z.object({ productNumber: z.string() })),
})

/** Measures listings by size and filters: alone, under load, and the rows read for cards. */
export async function listingFigures(shop: CatalogueShop, snapshot: Snapshot) {
  const figures = []
  for (const { id, rows } of categoriesOf(snapshot)) {
    const options = frequentOptions(snapshot, rows, 3)
    for (const filters of FILTERS) {
      const properties = options.slice(0, filters).map((option) => option.id)
      const requested = asking(shop, `/product-listing/${id}`, {
        limit: 24,
        properties: properties.join('|'),
      })
      const { total, elements } = Answer.parse(await requested.once())
      figures.push({
        articles: rows.length,
        filters,
        'families found': total,
        ...(await timesOf(requested)),
        'rows read': await rowsRead(shop, elements),
      })
    }
  }
  return figures
}

/** Measures searches from rare to frequent terms, and a misspelled one. */
export async function searchFigures(shop: CatalogueShop) {
  const figures = []
  for (const search of SEARCHES) {
    const requested = asking(shop, '/search', { search, limit: 24 })
    const { total } = Answer.parse(await requested.once())
    figures.push({ search, 'families found': total, ...(await timesOf(requested)) })
  }
  return figures
}

/** Measures alone in sequence, and eight in parallel. */
async function timesOf({ url, init, once }: ReturnType<typeof asking>) {
  const alone = await medianMsOf(once)
  const { perSecond, cpuMs, failed } = await load('', url, init)
  return { 'ms alone': alone, 'requests/s': perSecond, 'CPU ms': (cpuMs ?? 0).toFixed(1), failed }
}

function asking({ url }: CatalogueShop, path: string, question: object) {
  const address = new URL(`/store-api${path}`, url).href
  const body = JSON.stringify({ ...question, includes: CARD_FIELDS })
  const init = { method: 'POST', headers: HEADERS, body } as const
  const once = async (): Promise<unknown> => (await fetch(address, init)).json()
  return { url: address, init, once }
}

/** Rows read by the statement that loads these cards. */
async function rowsRead(
  { miniflare }: CatalogueShop,
  elements: z.infer<typeof Answer>['elements'],
): Promise<number> {
  const db = await miniflare.getD1Database('DB')
  const publicIds = elements.map(({ productNumber }) => idOf('product', productNumber))
  const rows = await all(
    db,
    z.object({ id: z.int() }),
    sql`SELECT id FROM product WHERE public_id IN (SELECT value FROM json_each(${publicIds}))`,
  )
  const { meta } = await prepare(db, selectCards(rows.map(({ id }) => [id, id]))).all()
  return meta.rows_read
}
