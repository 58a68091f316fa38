import { prepareSeededStorage, SEEDED } from '#scripts/test/seeded-shop.ts'
import { formFields } from '#tests/builders/form-fields.ts'
import { openBareShop } from './bare-shop.ts'
import { stocked } from './buy.ts'
import { added, ALL_ROUNDS, countedIn, times, usedBy } from './count.ts'
import { COUNTING_WORKER } from './counting-worker.ts'
import { markdownTable } from './markdown-table.ts'
import { PRODUCT, LISTING, narrowed, searched, unkept } from './paths.ts'
import { dollarsInAll, dollarsOf, PRICES_OF, PRODUCTS, type Used } from './prices.ts'
import { aShopper, GUEST } from './shopper.ts'

const MILLION = 1_000_000
const MINUTES_A_MONTH = 30 * 24 * 60

/**
 * The assumed mix of a million page views: mostly reading, one order and one new isolate per two
 * hundred views. Browsers cache build files, and load only the pictures they scroll to.
 */
const MIX = {
  'page, template in memory': 550_000,
  'page, template of the Cache API': 195_000,
  'page, the first that a new isolate makes': 5_000,
  'page, made of kept answers': 150_000,
  'listing narrowed, or a search': 60_000,
  cart: 25_000,
  checkout: 15_000,
  'into the cart': 20_000,
  'an order, and its page': 5_000,
  'a file of the build': 2 * MILLION,
  'a picture': 8 * MILLION,
} as const
type Kind = keyof typeof MIX
const KINDS = Object.keys(MIX) as readonly Kind[]

/** Cloudflare's cost of a million page views, from counted calls of the built worker. */
export async function millionFigures(): Promise<string> {
  await prepareSeededStorage()
  const shop = await openBareShop({ storage: SEEDED, before: COUNTING_WORKER })
  try {
    const used = { ...(await usedByReading(shop)), ...(await usedByBuying(shop)) }
    const clock = await usedBy(shop.origin, () => shop.runCron())
    const all = KINDS.map((kind) => times(used[kind], MIX[kind])).reduce(added)
    const month = times(clock, MINUTES_A_MONTH)
    return [
      `Counted of one of each, on the average; prices of ${PRICES_OF}:`,
      markdownTable(
        KINDS.map((kind) => ({ what: kind, 'in a million views': MIX[kind], ...row(used[kind]) })),
      ),
      'What it comes to, in dollars, beside the plan and what it includes:',
      markdownTable([
        { what: 'a million views', ...bill(all) },
        { what: 'the clock, a month', ...bill(month) },
      ]),
    ].join('\n\n')
  } finally {
    await shop.close()
  }
}

type Reading = Exclude<Kind, Buying>
type Buying = 'cart' | 'checkout' | 'into the cart' | 'an order, and its page'

async function usedByReading({ origin, newIsolate }: Shop): Promise<Record<Reading, Used>> {
  const read = async (path: string) => (await fetch(origin + path)).arrayBuffer()
  const reading = (pathOf: (round: number) => string) =>
    usedBy(origin, (round) => read(pathOf(round)))
  await read('/')
  await countedIn(origin)
  await newIsolate()
  // The responses of this page are cached in KV, but its template is not.
  await read(unkept('/?')(1))
  const first = { ...(await countedIn(origin)), requests: 1, cpuMs: 0 }
  const listing = await (await fetch(origin + LISTING)).text()
  const [file, picture] = [
    pathIn(listing, /"([^"]*\/assets\/[^"]+\.css)"/),
    pathIn(listing, /"([^"]*\/media\/[^"]+)"/),
  ]
  const anew = [unkept(`${LISTING}&`), unkept(`${PRODUCT}?`)] as const
  const narrow = [narrowed, searched] as const
  const made = await reading((round) => anew[round % 2 ? 0 : 1](round))
  return {
    'page, the first that a new isolate makes': { ...first, cpuMs: made.cpuMs },
    'page, template in memory': await reading(() => PRODUCT),
    'page, template of the Cache API': await reading(() => '/gibt-es-nicht'),
    'page, made of kept answers': made,
    'listing narrowed, or a search': await reading((round) => narrow[round % 2 ? 0 : 1](round)),
    'a file of the build': await reading(() => file),
    'a picture': await reading(() => picture),
  }
}

function pathIn(page: string, address: RegExp): string {
  const [, found] = address.exec(page) ?? []
  if (!found) throw new Error(`A listing has no ${address.source}`)
  return new URL(found, 'https://shop.invalid').pathname
}

type Shop = Awaited<ReturnType<typeof openBareShop>>

/** Shoppers in parallel, step by step. */
async function usedByBuying({ origin, database }: Shop): Promise<Record<Buying, Used>> {
  const { productId, salutationId } = await stocked(await database(), origin, ALL_ROUNDS)
  const shoppers = Array.from({ length: ALL_ROUNDS }, (_, number) => ({
    ...aShopper(origin, `2001:db8:c:${number.toString(16)}::1`),
    email: `views-${number}@bench.test`,
    form: {},
  }))
  const each = (step: (shopper: (typeof shoppers)[number]) => Promise<unknown>, requests = 1) =>
    usedBy(
      origin,
      async (round) => {
        const shopper = shoppers[round]
        if (shopper) await step(shopper)
      },
      requests,
    )
  const used = {
    'into the cart': await each(({ send }) =>
      send('into the cart', '/checkout/cart/add', { productId, quantity: '1' }),
    ),
    cart: await each(({ see }) => see('cart', '/checkout/cart')),
    checkout: await each(async (shopper) => {
      const page = await shopper.see('checkout', '/checkout')
      shopper.form = { ...formFields(page.text), ...GUEST }
    }),
    'an order, and its page': await each(async ({ send, see, form, email }) => {
      const ordered = { ...form, 'billingAddress.salutationId': salutationId, email }
      const { location } = await send('order', '/checkout/order', ordered)
      await see('order page', location ?? '/')
    }, 2),
  }
  const failed = shoppers.flatMap(({ steps }) => steps).filter(({ isExpected }) => !isExpected)
  if (failed[0]) throw new Error(`${failed.length} steps failed: ${JSON.stringify(failed[0])}`)
  return used
}

/** Counts of one page view, and the cost of a million. */
function row(used: Used) {
  return {
    'Cache API': figure(used.cacheReads + used.cacheWrites),
    'KV read': figure(used.kvReads),
    'KV written': figure(used.kvWrites),
    R2: figure(used.r2Reads),
    'D1 statements': figure(used.d1Statements),
    'rows read': figure(used.rowsRead),
    'rows written': figure(used.rowsWritten),
    'calls of objects': figure(used.objectRequests),
    'rows written there': figure(used.objectRowsWritten),
    'processor ms': figure(used.cpuMs),
    'dollars a million': figure(dollarsInAll(used) * MILLION),
  }
}

function bill(used: Used) {
  const products = PRODUCTS.map((product) => [product, figure(dollarsOf(product, used))] as const)
  return { ...Object.fromEntries(products), 'in all': figure(dollarsInAll(used)) }
}

const figure = (value: number) => Number(value.toFixed(2))
