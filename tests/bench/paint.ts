import { chromium } from '@playwright/test'
import { chromium as chromiumPath } from '#scripts/test/chromium.ts'
import { freePort } from '#scripts/test/free-port.ts'
import { openSeededShop, prepareSeededStorage } from '#scripts/test/seeded-shop.ts'
import { markdownTable } from './markdown-table.ts'
import { slowVisit, type Painted } from './slow-visit.ts'
import { TWINS, twinPath, withTwins } from './twin-pages.ts'

const LISTING = '/stoffe?limit=24'
/** A page, with its predecessor if it is a second page. */
const PAGES = [
  ['home', '/', LISTING],
  ['listing of 24', LISTING, '/'],
  ['article', '/ripstop-nylon-silikonbeschichtet-20den-36g-qm-schwarz/70000', LISTING],
] as const
/** A page, and the same page with its styles in a file; both are also measured as second pages. */
const SEEN_SECOND = ['whole', 'styles beside']

type Visits = Readonly<{ page: string; view: string; addresses: string[]; painted: Painted[] }>

/**
 * Measures paint times on a slow phone and compares variants of a page. The variants lack scripts,
 * pictures or font, or have their styles in a file. They are visited in turns; the median counts.
 */
export async function paintFigures(times: number): Promise<string> {
  await prepareSeededStorage()
  // The CSP allows pictures only from the visited address.
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const shop = await openSeededShop({ SHOP_ORIGIN: origin })
  const pages = await withTwins(shop.origin, port)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  const addressOf = (twin: string, path: string) =>
    origin + (twin === 'whole' ? path : twinPath(twin, path))
  const visits = PAGES.flatMap(([page, path, before]): Visits[] => [
    ...['whole', ...Object.keys(TWINS)].map((twin) => {
      return { page, view: twin, addresses: [addressOf(twin, path)], painted: [] }
    }),
    ...SEEN_SECOND.map((twin) => {
      const addresses = [addressOf(twin, before), addressOf(twin, path)]
      return { page, view: `second view, ${twin}`, addresses, painted: [] }
    }),
  ])
  try {
    // The first visit fills caches.
    for (const address of visits.flatMap(({ addresses }) => addresses)) {
      await (await fetch(address)).text()
    }
    for (let round = 0; round < times; round++) {
      for (const { addresses, painted } of visits) painted.push(await slowVisit(browser, addresses))
    }
  } finally {
    await browser.close()
    pages.close()
    await shop.close()
  }
  return markdownTable(PAGES.map(([page]) => row(page, visits)))
}

/** Largest paint of a page and its variants in ms, and its ratio to the smallest variant. */
function row(page: string, visits: readonly Visits[]) {
  const own = visits.filter((visit) => visit.page === page)
  const middles = new Map(own.map(({ view, painted }) => [view, middle(painted)]))
  const whole = middles.get('whole')
  const bare = middles.get('bare')
  if (!whole || !bare) throw new Error(`Nobody visited ${page}`)
  return {
    'LCP, ms': page,
    ...Object.fromEntries(
      [...middles].map(([twin, { largestMs }]) => [twin, Math.round(largestMs)]),
    ),
    'of the bare one': Number((whole.largestMs / bare.largestMs).toFixed(2)),
    largest: whole.largest,
  }
}

/** The median visit by its largest paint. */
export function middle(visits: readonly Painted[]): Painted {
  const sorted = visits.toSorted((a, b) => a.largestMs - b.largestMs)
  const found = sorted[Math.floor(sorted.length / 2)]
  if (!found) throw new Error('Nobody visited the page')
  return found
}
