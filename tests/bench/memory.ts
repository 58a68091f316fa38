import { build } from '#scripts/server/build.ts'
import { openBareShop } from './bare-shop.ts'
import { openCatalogueShop, storageOf } from './catalogue-shop.ts'
import { isolateMb } from './isolate-mb.ts'
import { load } from './load.ts'
import { markdownTable } from './markdown-table.ts'
import { each } from './paths.ts'

const PAGES = 10_000
/** So often it is measured on the way: what grows without a bound shows before the end. */
const STEPS = 5
const CONNECTIONS = 8
/** Seconds; it ends with the last page. */
const LONGEST = 3_600

/**
 * What the isolate of the shop holds, which Cloudflare ends at 128 MB: of a generated catalogue, before
 * anybody came, with the snapshot of all articles, and after 10,000 different pages.
 */
export async function memoryFigures(articles: number): Promise<string> {
  await build()
  await (await openCatalogueShop(articles)).close()
  const shop = await openBareShop({ storage: storageOf(articles) })
  try {
    const rows: Row[] = []
    const measure = async (when: string) => {
      const row = { when, ...(await isolateMb(shop.inspector)) }
      rows.push(row)
      // It takes long; whoever ends it knows as much as was measured.
      console.error(Object.values(row).join(' '))
    }
    await (await fetch(`${shop.origin}/health`)).text()
    await measure('nobody has read anything')
    const paths = await pathsOf(await shop.database())
    for (const path of ['/search?search=nylon', ...paths.slice(0, 1)]) {
      await (await fetch(shop.origin + path)).text()
    }
    await measure('a search and an article')
    const asked = each((count) => paths[count % paths.length] ?? '/')
    const step = Math.ceil(paths.length / STEPS)
    let failed = 0
    for (let begun = 0; begun < paths.length; begun += step) {
      const amount = Math.min(step, paths.length - begun)
      const figure = await load('', shop.origin, {
        ...asked,
        amount,
        duration: LONGEST,
        connections: CONNECTIONS,
        // A page that is given up is made all the same, and what it holds would count.
        timeout: LONGEST,
      })
      failed += figure.failed
      await measure(`${begun + amount} different pages, ${failed} of them failed`)
    }
    return `${articles} articles:\n\n${markdownTable(rows)}`
  } finally {
    await shop.close()
  }
}

type Row = { readonly when: string } & Awaited<ReturnType<typeof isolateMb>>

/** Articles, and for each tenth of them a search that nobody else asks. */
async function pathsOf(db: D1Database): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `SELECT number, record ->> '$.slug.de' AS slug FROM product
        WHERE listed = 1 ORDER BY number LIMIT ?1`,
    )
    .bind(PAGES)
    .all<{ number: string; slug: string }>()
  return results.map(({ number, slug }, at) =>
    at % 10 === 0
      ? `/search?search=${encodeURIComponent(`nylon ${number}`)}`
      : `/${slug}/${number}`,
  )
}
