import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { aCatalogue, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { importCatalogue } from '#tests/worker/backend/catalogue/ops.ts'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { chanceOf } from '#tests/worker/fuzz/chance.ts'
import { aBrowser, fieldsIn, type Page } from '#tests/worker/shopping/browser.ts'
import { ADDRESS } from '#tests/worker/shopping/checkout-form.ts'
import { drainOutbox } from '#worker/backend/outbox/drain-outbox.ts'
import { faultyBindings } from './faulty-bindings.ts'

/** 500 purchases and 50 imports with `FUZZ_ROUNDS=5000`; another random seed with `FUZZ_SEED=7`. */
const { rounds, seed } = env.TEST_FUZZ
const PURCHASES = Math.ceil(rounds / 10)
const IMPORTS = Math.ceil(rounds / 100)
const TIME = { timeout: 90_000 + rounds * 200 }
const STOCK = 10_000
const SUCCESS = /^\/checkout\/success\/[0-9a-f]{32}$/

beforeEach(async () => {
  await emptyStorage()
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

const chance = chanceOf(seed)

/**
 * A worker that dies at a given call, before or after its execution, and makes no further calls.
 * The next request starts a new worker.
 */
function aMortalWorker() {
  const { bindings, state } = faultyBindings()
  return {
    bindings,
    calls: () => state.calls.length,
    diesAt: (call: number) => {
      const last = chance.oneOf(['refused', 'lost'] as const)
      state.calls.length = 0
      state.fault = ({ number }) => (number === call ? last : number > call ? 'refused' : null)
    },
    isNew: () => (state.fault = () => null),
  }
}

/** Buys a buckle as a guest who repeats every failed step; the worker dies once. */
async function purchase(buyer: number, diesAt: number) {
  const worker = aMortalWorker()
  const browser = aBrowser(new Map(), worker.bindings)
  worker.diesAt(diesAt)
  const untilDone = async (step: () => Promise<Page>, isDone: (page: Page) => boolean) => {
    const first = await step()
    if (isDone(first)) return first
    worker.isNew()
    const again = await step()
    expect(isDone(again), `${buyer}, dead at ${diesAt}: ${again.status} ${again.location}`).toBe(
      true,
    )
    return again
  }
  const bought = { productId: idOfProduct('24500'), quantity: '1' }
  await untilDone(
    () => browser.post('/checkout/cart/add', bought),
    ({ status }) => status === 303,
  )
  const checkout = await untilDone(
    () => browser.get('/checkout'),
    ({ status, text }) => status === 200 && text.includes('name="terms"'),
  )
  const form = { ...fieldsIn(checkout), ...ADDRESS, email: `katrin${buyer}@example.org` }
  const { location } = await untilDone(
    () => browser.post('/checkout/order', form),
    (page) => SUCCESS.test(page.location ?? ''),
  )
  await untilDone(
    () => browser.get(location ?? '/nowhere'),
    ({ status }) => status === 200,
  )
  return worker.calls()
}

test(
  'a worker killed at random points of many purchases neither loses nor repeats an order',
  TIME,
  async () => {
    await stockShop([aBuckle('24500', { stock: STOCK })])
    const calls = await purchase(0, Number.POSITIVE_INFINITY)
    for (let buyer = 1; buyer < PURCHASES; buyer++) await purchase(buyer, chance.below(calls))
    const later = new Date(Date.now() + 10 * MINUTE_MS)
    for (let sent = 0; sent <= PURCHASES; sent += 5) await drainOutbox({ ...env } as never, later)

    const books = await env.DB.prepare(
      `SELECT (SELECT count(*) FROM orders) AS orders,
         (SELECT count(DISTINCT number) FROM orders) AS numbers,
         (SELECT count(DISTINCT customer) FROM orders) AS buyers,
         (SELECT count(*) FROM payment) AS payments,
         (SELECT stock FROM product) + (SELECT sum(quantity) FROM order_line) AS pieces,
         (SELECT count(*) FROM outbox) AS mails,
         (SELECT count(*) FROM outbox WHERE sent_at IS NULL) AS unsent`,
    ).first()
    expect(books).toEqual({
      orders: PURCHASES,
      numbers: PURCHASES,
      buyers: PURCHASES,
      payments: PURCHASES,
      pieces: STOCK,
      mails: 2 * PURCHASES,
      unsent: 0,
    })
  },
)

const OLD = aCatalogue()
const NEW = aCatalogue({
  families: [aParentRecord(), aParentRecord('more')],
  articles: [aProductRecord(), aProductRecord('70001', { family: 'more' })],
})

async function catalogue() {
  const { results } = await env.DB.prepare('SELECT number FROM product ORDER BY number').all()
  return results.map(({ number }) => number).join()
}

test(
  'a worker killed at random points of many imports leaves the old or the new catalogue',
  TIME,
  async () => {
    const healthy = aMortalWorker()
    await importCatalogue(OLD)
    await importCatalogue(NEW, { bindingsAtEnd: healthy.bindings })
    const calls = healthy.calls()
    expect(calls).toBeGreaterThan(5)
    for (let run = 0; run < IMPORTS; run++) {
      await importCatalogue(OLD)
      expect(await catalogue()).toBe('70000')
      const worker = aMortalWorker()
      const diesAt = chance.below(calls)
      worker.diesAt(diesAt)
      await importCatalogue(NEW, { bindingsAtEnd: worker.bindings })
      expect(['70000', '70000,70001'], `dead at ${diesAt}`).toContain(await catalogue())
      await importCatalogue(NEW)
      expect(await catalogue()).toBe('70000,70001')
    }
  },
)
