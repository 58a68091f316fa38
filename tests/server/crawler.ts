import { ask } from './test-shop.ts'
import { splitLocale } from '#shared/split-locale.ts'
import { readPage, type CrawledPage } from './crawled-page.ts'

/** The machine has two cores, and the shop uses one. */
const AT_ONCE = 6
/** Personal pages, and files. */
const NOT_CRAWLED =
  /^(\/en)?\/(account|checkout|login|register|reset-password|media|assets)(\/|\?|$)/

export type Crawl = {
  readonly errors: readonly string[]
  /** Paths of all indexable pages that are linked. */
  readonly reached: ReadonlySet<string>
  readonly inSitemap: ReadonlySet<string>
}

type Found = Pick<CrawledPage, 'title' | 'alternates'>

/** Follows every internal link from these paths, each once. */
export async function crawl(origin: string, from: readonly string[]): Promise<Crawl> {
  const errors: string[] = []
  const reached = new Map<string, Found>()
  const seen = new Set(from)
  const open = [...from]

  async function visit(address: string) {
    const response = await ask(origin + address)
    const html = await response.text()
    if (response.status !== 200) {
      errors.push(`${address} answers ${response.status}`)
      return
    }
    if (!response.headers.get('content-type')?.startsWith('text/html')) return
    const page = readPage(origin, address, html)
    errors.push(...page.errors.map((error) => `${address} ${error}`))
    if (page.isIndexed && page.canonical === address && !address.includes('?'))
      reached.set(address, page)
    for (const link of page.links) {
      if (seen.has(link) || NOT_CRAWLED.test(link) || isFacet(link)) continue
      seen.add(link)
      open.push(link)
    }
  }

  await eachAtOnce(open, visit)
  const inSitemap = await sitemapPaths(origin)
  errors.push(...sameTitles(reached), ...oneSidedAlternates(reached))
  return { errors, reached: new Set(reached.keys()), inSitemap }
}

/** Pages of one language with equal titles, which search results cannot distinguish. */
function sameTitles(reached: ReadonlyMap<string, Found>): readonly string[] {
  const byTitle = new Map<string, string>()
  return [...reached].flatMap(([address, { title }]) => {
    const key = `${splitLocale(address).locale} ${title}`
    const other = byTitle.get(key)
    byTitle.set(key, address)
    return other === undefined ? [] : [`${address} has the title of ${other}: ${title}`]
  })
}

/** Search engines ignore a page's alternates unless those name the page as well. */
function oneSidedAlternates(reached: ReadonlyMap<string, Found>): readonly string[] {
  const text = ({ alternates }: Found) => JSON.stringify([...alternates])
  return [...reached].flatMap(([address, page]) =>
    [...page.alternates.values()].flatMap((other) => {
      const counterpart = reached.get(other)
      if (!counterpart) return [`${address} names ${other}, which was not reached`]
      return text(counterpart) === text(page) ? [] : [`${address} and ${other} differ in hreflang`]
    }),
  )
}

/** Sorted, resized and filtered lists repeat the plain page; later pages of a list do not. */
function isFacet(address: string): boolean {
  const { searchParams } = new URL(address, 'http://shop.invalid')
  return [...searchParams.keys()].some((name) => name !== 'p')
}

/** Processes a queue that can grow meanwhile. */
async function eachAtOnce(open: string[], visit: (address: string) => Promise<void>) {
  const running = new Set<Promise<void>>()
  while (open.length > 0 || running.size > 0) {
    while (running.size < AT_ONCE) {
      const address = open.shift()
      if (address === undefined) break
      const visiting: Promise<void> = visit(address).finally(() => void running.delete(visiting))
      running.add(visiting)
    }
    await Promise.race(running)
  }
}

async function sitemapPaths(origin: string): Promise<ReadonlySet<string>> {
  const parts = await locations(`${origin}/sitemap.xml`)
  const pages = await Promise.all(parts.map(locations))
  return new Set(pages.flat().map((address) => address.slice(origin.length)))
}

async function locations(address: string): Promise<readonly string[]> {
  const xml = await (await ask(address)).text()
  const found = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location)
  return found.map((location) => location.replaceAll('&amp;', '&'))
}
