import { build } from '#scripts/server/build.ts'
import { openBareShop } from './bare-shop.ts'
import { openCatalogueShop, storageOf } from './catalogue-shop.ts'
import { isolateMb } from './isolate-mb.ts'
import { markdownTable } from './markdown-table.ts'

const PAGES = 10_000
/** Number of intermediate measurements, which reveal unbounded growth. */
const STEPS = 5
const AT_ONCE = 8

/**
 * Measures the memory of the shop's isolate with a generated catalogue; Cloudflare's limit is 128
 * MB. It measures at start, with the snapshot, and after many different pages. Pages without status
 * 200 are listed.
 */
export async function memoryFigures(products: number, pages = PAGES): Promise<string> {
  await build()
  await (await openCatalogueShop(products)).close()
  const shop = await openBareShop({ storage: storageOf(products) })
  try {
    const rows: Row[] = []
    const measure = async (when: string) => {
      const row = { when, ...(await isolateMb(shop)) }
      rows.push(row)
      // Prints intermediate results, because the run takes long.
      console.error(Object.values(row).join(' '))
    }
    await (await fetch(`${shop.origin}/health`)).text()
    await measure('nobody has read anything')
    const paths = await pathsOf(await shop.database(), pages)
    for (const path of ['/search?search=nylon', ...paths.slice(0, 1)]) {
      await (await fetch(shop.origin + path)).text()
    }
    await measure('a search and an article')
    const step = Math.ceil(paths.length / STEPS)
    const failures: string[] = []
    for (let begun = 0; begun < paths.length; begun += step) {
      const requested = paths.slice(begun, begun + step)
      failures.push(...(await failuresOf(shop.origin, requested)))
      const sum = begun + requested.length
      await measure(`${sum} different pages, ${failures.length} of them failed`)
    }
    return [`${products} articles:`, markdownTable(rows), ...failures].join('\n\n')
  } finally {
    await shop.close()
  }
}

type Row = { readonly when: string } & Awaited<ReturnType<typeof isolateMb>>

/** Requests each path once, several in parallel, and reports failures. */
async function failuresOf(origin: string, paths: readonly string[]): Promise<string[]> {
  const left = paths.values()
  const failures: string[] = []
  async function requestNext() {
    for (const path of left) {
      const outcome = await outcomeOf(origin + path)
      if (outcome !== '200') failures.push(`${path}: ${outcome}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, requestNext))
  return failures
}

async function outcomeOf(url: string): Promise<string> {
  const begun = performance.now()
  try {
    const response = await fetch(url, { redirect: 'manual' })
    await response.text()
    return `${response.status}`
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return `${String(cause)} after ${Math.round(performance.now() - begun)} ms`
  }
}

/** Paths of products, and of a unique search for every tenth. */
async function pathsOf(db: D1Database, pages: number): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `SELECT number, record ->> '$.slug.de' AS slug FROM product
        WHERE listed = 1 ORDER BY number LIMIT ?1`,
    )
    .bind(pages)
    .all<{ number: string; slug: string }>()
  return results.map(({ number, slug }, at) =>
    at % 10 === 0
      ? `/search?search=${encodeURIComponent(`nylon ${number}`)}`
      : `/${slug}/${number}`,
  )
}
