import { chromium } from '@playwright/test'
import { chromium as chromiumPath } from '#scripts/test/chromium.ts'
import { openSeededShop, prepareSeededStorage } from '#scripts/test/seeded-shop.ts'
import { markdownTable } from './markdown-table.ts'
import { slowVisit, type Painted } from './slow-visit.ts'
import { TWINS, twinPath, withTwins } from './twin-pages.ts'

const VISITS = 9
const PAGES = [
  ['home', '/'],
  ['listing of 24', '/stoffe?limit=24'],
  ['article', '/ripstop-nylon-silikonbeschichtet-20den-36g-qm-schwarz/70000'],
] as const

type Visits = Readonly<{ page: string; twin: string; address: string; painted: Painted[] }>

/**
 * When a page stands on a slow phone, beside its twins without scripts, with its styles inside,
 * without pictures, and bare of all three. They are visited in turns, so that whatever else the
 * machine does meets them alike; of nine visits the middle one counts.
 */
export async function paintFigures(): Promise<string> {
  await prepareSeededStorage()
  const shop = await openSeededShop()
  const pages = await withTwins(shop.origin)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  const visits = PAGES.flatMap(([page, path]): Visits[] => [
    { page, twin: 'whole', address: pages.origin + path, painted: [] },
    ...Object.keys(TWINS).map((twin) => {
      return { page, twin, address: pages.origin + twinPath(twin, path), painted: [] }
    }),
  ])
  try {
    // The first visitor pays for what is made once.
    for (const { address } of visits) await (await fetch(address)).text()
    for (let round = 0; round < VISITS; round++) {
      for (const { address, painted } of visits) painted.push(await slowVisit(browser, address))
    }
  } finally {
    await browser.close()
    pages.close()
    await shop.close()
  }
  return markdownTable(PAGES.map(([page]) => row(page, visits)))
}

/** The largest paint of a page and of its twins, in ms, and its ratio to that of the bare one. */
function row(page: string, visits: readonly Visits[]) {
  const own = visits.filter((visit) => visit.page === page)
  const middles = new Map(own.map(({ twin, painted }) => [twin, middle(painted)]))
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

/** The middle visit by its largest paint. */
function middle(visits: readonly Painted[]): Painted {
  const sorted = visits.toSorted((a, b) => a.largestMs - b.largestMs)
  const found = sorted[Math.floor(sorted.length / 2)]
  if (!found) throw new Error('Nobody visited the page')
  return found
}
