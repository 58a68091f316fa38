import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { openSeededShop, prepareSeededStorage } from '#scripts/test/seeded-shop.ts'
import { firstChoice } from '#tests/builders/form-fields.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { markdownTable } from './markdown-table.ts'
import { buyAsGuest, type Timed, type Purchase } from './shopper.ts'

/** Pieces bought per shopper, in all tabs together. */
const PIECES = 3
/** Number of calls per client of the bare worker. */
const CALLS_EACH = 10

/**
 * Measures shoppers who buy a product with exactly enough stock at once, from the first page to the
 * paid order. A bare Durable Object call and a bare D1 round trip are measured in the same run.
 */
export async function buyFigures(shoppers: number): Promise<string> {
  await prepareSeededStorage()
  const shop = await openSeededShop()
  try {
    const db = await shop.database()
    const requested = await stocked(db, shop.origin, shoppers * PIECES)
    const begun = performance.now()
    const bought = await Promise.all(
      Array.from({ length: shoppers }, (_, index) =>
        buyAsGuest(shop.origin, aVisitor(index), requested),
      ),
    )
    const seconds = (performance.now() - begun) / 1000
    const bare = await bareFigures(shoppers)
    const steps = bought.flatMap((one) => one.steps)
    return [
      markdownTable([
        {
          shoppers,
          seconds: round(seconds),
          'paid orders/s': round(shoppers / seconds),
          'unexpected answers': steps.filter(({ isExpected }) => !isExpected).length,
          'of them 429': steps.filter(({ status }) => status === 429).length,
          ...(await foundIn(db, requested)),
          'second clicks that led elsewhere': bought.filter(({ led: [one, two] }) => one !== two)
            .length,
        },
      ]),
      markdownTable([...rowsOf(steps), ...bare]),
    ].join('\n\n')
  } finally {
    await shop.close()
  }
}

const aVisitor = (index: number) => ({
  name: `shopper-${index}`,
  ip: `2001:db8:b:${index.toString(16)}::1`,
})

/** A product sold by the piece, with exactly the needed stock. */
export async function stocked(db: D1Database, origin: string, pieces: number): Promise<Purchase> {
  const product = await db
    .prepare(
      `SELECT public_id, number, record ->> '$.slug.de' AS slug FROM product
        WHERE orderable = 1 AND listed = 1 AND backorder = 0 AND record ->> '$.unit' = 'piece'
          AND record ->> '$.minPurchase' = 1 AND record ->> '$.maxPurchase' IS NULL
        ORDER BY number LIMIT 1`,
    )
    .first<{ public_id: string; number: string; slug: string }>()
  if (!product) throw new Error('The demo sells nothing by the piece')
  const { public_id: productId, number, slug } = product
  await db.prepare('UPDATE product SET stock = ?2 WHERE number = ?1').bind(number, pieces).run()
  const form = await (await fetch(`${origin}/register`)).text()
  return {
    path: `/${slug}/${number}`,
    productId,
    paymentMethodId: idOf('payment', 'card'),
    salutationId: firstChoice(form, 'salutationId'),
  }
}

/** Checks the tables: as many orders as shoppers, all paid, nothing oversold. */
async function foundIn(db: D1Database, { productId }: Purchase) {
  const row = await db
    .prepare(
      `SELECT (SELECT count(*) FROM orders) AS orders,
        (SELECT count(*) FROM payment WHERE state = 'paid') AS paid,
        (SELECT sum(quantity) FROM order_line WHERE product_id = ?1) AS pieces,
        (SELECT stock FROM product WHERE public_id = ?1) AS stock`,
    )
    .bind(productId)
    .first<{ orders: number; paid: number; pieces: number; stock: number }>()
  if (!row) throw new Error('A count has a row')
  return {
    orders: row.orders,
    paid: row.paid,
    'pieces sold': row.pieces,
    'left in stock': row.stock,
  }
}

function rowsOf(steps: readonly Timed[]) {
  return [...new Set(steps.map(({ step }) => step))].map((step) => {
    const own = steps.filter((one) => one.step === step)
    const failed = own.filter(({ isExpected }) => !isExpected)
    return rowOf(
      step,
      own.map(({ ms }) => ms),
      failed.length === 0 ? '0' : `${failed.length}: ${statuses(failed)}`,
    )
  })
}

/** Unexpected statuses (`503 × 12, 409 × 3`), or the reason of a missing response. */
function statuses(failed: readonly Timed[]): string {
  return [...new Set(failed.map(({ status }) => status))]
    .map((status) => `${status} × ${failed.filter((one) => one.status === status).length}`)
    .join(', ')
}

function rowOf(step: string, times: readonly number[], failed: string) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { step, 'p50 ms': at(0.5), 'p99 ms': at(0.99), failed }
}

const BARE = `
import { DurableObject } from 'cloudflare:workers'
export class Counter extends DurableObject {
  constructor(ctx, env) {
    super(ctx, env)
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS count (n INTEGER)')
  }
  count() {
    this.ctx.storage.sql.exec('INSERT INTO count VALUES (1)')
  }
}
export default {
  async fetch(request, { COUNTERS, DB }) {
    const { pathname } = new URL(request.url)
    if (pathname === '/d1') await DB.prepare('SELECT 1').first()
    else await COUNTERS.get(COUNTERS.idFromName(pathname)).count()
    return new Response('ok')
  },
}`

/** A worker that makes one call per request. */
async function bareFigures(visitors: number) {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      workers: [
        {
          name: 'bare',
          compatibilityDate: '2026-01-01',
          modules: [{ type: 'ESModule', path: 'bare.js', contents: BARE }],
          durableObjects: { COUNTERS: { className: 'Counter', useSQLite: true } },
          d1Databases: { DB: 'bare' },
        },
      ],
    }),
  )
  const origin = await miniflare.ready
  async function requested(step: string, pathOf: (visitor: number) => string) {
    const times: number[] = []
    let failed = 0
    const calls = async (visitor: number) => {
      for (let call = 0; call < CALLS_EACH; call += 1) {
        const begun = performance.now()
        const response = await fetch(new URL(pathOf(visitor), origin), {
          headers: { connection: 'close' },
        })
        await response.arrayBuffer()
        times.push(performance.now() - begun)
        if (!response.ok) failed += 1
      }
    }
    await Promise.all(Array.from({ length: visitors }, (_, visitor) => calls(visitor)))
    return rowOf(step, times, String(failed))
  }
  try {
    return [
      await requested('bare: a Durable Object for each, one write', (visitor) => `/${visitor}`),
      await requested('bare: a round trip to D1', () => '/d1'),
    ]
  } finally {
    await miniflare.dispose()
  }
}

const round = (figure: number) => Number(figure.toFixed(1))
