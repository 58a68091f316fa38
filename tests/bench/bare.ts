import { build } from 'vite'
import { prepareSeededStorage, SEEDED } from '#scripts/test/seeded-shop.ts'
import { openBareShop } from './bare-shop.ts'
import { load, type Figure } from './load.ts'
import { markdownTable } from './markdown-table.ts'
import { PRODUCT, each, LISTING, narrowed, searched, unkept } from './paths.ts'

/**
 * Runs before the built worker and removes the Cache API, which Miniflare replaces by another
 * worker with a database.
 */
const WITHOUT_CACHE = `
const nothing = { match: async () => undefined, put: async () => {} }
Object.defineProperty(globalThis, 'caches', { value: { open: async () => nothing } })
export * from './index.js'
export { default } from './index.js'
`

/** Many short rounds in turns, so that other load affects all candidates equally. */
const ROUNDS = 5
/** A hit is so short that its time varies by a third between rounds. */
const ROUNDS_OF_HITS = 15
/** Requests per round. */
const HITS = 1_500
const RENDERED = 120
/** In seconds; a round ends with its last request. */
const LONGEST = 600

type RequestInput = Readonly<{ url: string; load?: Parameters<typeof load>[2] }>
type Pair = Readonly<{
  what: string
  ours: RequestInput
  beside: string
  bare: RequestInput
  amount: number
  /** Missing if the number is for comparison only. */
  goal?: number
}>

/**
 * Measures pages of the built worker on plain workerd as ratios to a minimal worker. The result is
 * the median of several rounds in turns.
 */
export async function bareFigures(): Promise<string> {
  await prepareSeededStorage()
  const shop = await openBareShop({ storage: SEEDED, beside: await bareWorker() })
  const unkeeping = await openBareShop({ storage: SEEDED, before: WITHOUT_CACHE })
  try {
    const at = (path: string): RequestInput => ({ url: shop.origin + path })
    const missing = { ...at('/gibt-es-nicht'), load: { status: 404 } }
    const rendered = (pathOf: (count: number) => string, by = unkeeping): RequestInput => ({
      url: by.origin,
      load: each(pathOf),
    })
    const beside = async (way: string, path: string): Promise<RequestInput> => {
      const page = await (await fetch(shop.origin + path)).arrayBuffer()
      const url = `${shop.beside}/${way}/${encodeURIComponent(path)}`
      await fetch(url, { method: 'PUT', body: page })
      return { url }
    }
    const listing = rendered(unkept(`${LISTING}&`))
    const cachedListing = rendered(unkept(`${LISTING}&`), shop)
    const react = {
      listing: await beside('react', LISTING),
      article: await beside('react', PRODUCT),
    }
    const inMemory = async (name: string, path: string): Promise<Pair> => ({
      what: `${name}, template in memory`,
      ours: at(path),
      beside: 'the same bytes of Hono',
      bare: await beside('bytes', path),
      amount: HITS,
      goal: 0.6,
    })
    const pairs: readonly Pair[] = [
      await inMemory('home', '/'),
      await inMemory('listing of 24', LISTING),
      await inMemory('article', PRODUCT),
      {
        what: 'a page that is not there, template of the Cache API',
        ours: missing,
        beside: 'a match of the same bytes',
        bare: await beside('match', '/gibt-es-nicht'),
        amount: HITS,
        goal: 0.8,
      },
      {
        what: 'listing of 24, rendered of kept answers',
        ours: listing,
        beside: "React's own stream of its markup",
        bare: react.listing,
        amount: RENDERED,
        goal: 1.2,
      },
      {
        what: 'article, rendered of kept answers',
        ours: rendered(unkept(`${PRODUCT}?`)),
        beside: "React's own stream of its markup",
        bare: react.article,
        amount: RENDERED,
        goal: 1.2,
      },
      {
        what: 'the same listing, and put into the Cache API of this machine',
        ours: cachedListing,
        beside: "React's own stream of its markup",
        bare: react.listing,
        amount: RENDERED,
      },
      {
        what: 'the same article, and put into the Cache API of this machine',
        ours: rendered(unkept(`${PRODUCT}?`), shop),
        beside: "React's own stream of its markup",
        bare: react.article,
        amount: RENDERED,
      },
      {
        what: 'listing of 24, narrowed',
        ours: rendered(narrowed, shop),
        beside: 'a listing rendered of kept answers',
        bare: cachedListing,
        amount: RENDERED,
        goal: 1 / 3,
      },
      {
        what: 'search',
        ours: rendered(searched, shop),
        beside: 'a listing rendered of kept answers',
        bare: cachedListing,
        amount: RENDERED,
        goal: 1 / 3,
      },
    ]
    const rows = []
    for (const pair of pairs) rows.push(await compared(pair))
    return markdownTable(rows)
  } finally {
    await Promise.all([shop.close(), unkeeping.close()])
  }
}

async function compared({ what, ours, beside, bare, amount, goal }: Pair) {
  // The first requests are not counted, because the code is not optimised yet.
  await loaded(ours, amount)
  await loaded(bare, amount)
  const rounds: { ours: Figure; bare: Figure }[] = []
  const times = amount === HITS ? ROUNDS_OF_HITS : ROUNDS
  for (let round = 0; round < times; round++) {
    rounds.push({ ours: await loaded(ours, amount), bare: await loaded(bare, amount) })
  }
  const middleOf = (of: (round: (typeof rounds)[number]) => number) =>
    middle(rounds.map(of)).toFixed(2)
  return {
    page: what,
    beside,
    goal: goal?.toFixed(2) ?? '',
    'requests/s, of it': middleOf((round) => round.ours.perSecond / round.bare.perSecond),
    'processor, of it': middleOf((round) => cpuMs(round.bare) / cpuMs(round.ours)),
    'processor ms': middleOf((round) => cpuMs(round.ours)),
    'of it, ms': middleOf((round) => cpuMs(round.bare)),
    failed: rounds.reduce((sum, round) => sum + round.ours.failed + round.bare.failed, 0),
  }
}

const cpuMs = (figure: Figure) => figure.cpuMs ?? Number.NaN

const loaded = ({ url, load: options }: RequestInput, amount: number) =>
  load('', url, { duration: LONGEST, ...options, amount })

function middle(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}

/** The second worker as one module with its packages. */
async function bareWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['workerd', 'worker', 'edge-light', 'import', 'default'] },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'tests/bench/bare-worker.ts',
      write: false,
      minify: true,
      rollupOptions: { output: { codeSplitting: false } },
    },
  })
  const [bundle] = [built].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('The worker beside was not built')
  return chunk.code
}
