import { Buffer } from 'node:buffer'
import { cpus } from 'node:os'
import { z } from 'zod'
import { build } from '#scripts/server/build.ts'
import { parseSnapshot } from '#worker/backend/catalogue/snapshot/bytes.ts'
import type { Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'
import { openCatalogueShop, type CatalogueShop } from './catalogue-shop.ts'
import { functionFigures } from './listing-function.ts'
import { markdownTable } from './markdown-table.ts'
import { listingFigures, searchFigures } from './store-api.ts'

/** Measures a generated catalogue: import, listing function, listings and searches. */
export async function catalogueFigures(products: number): Promise<string> {
  await build()
  const shop = await openCatalogueShop(products)
  try {
    const snapshot = await snapshotIn(shop)
    const imported =
      shop.importSeconds === null
        ? 'as an earlier run imported them'
        : `imported in ${Math.round(shop.importSeconds)} s`
    return [
      `${products} articles, ${imported}; ${cpus().length} cores.`,
      'The function alone:',
      markdownTable(functionFigures(snapshot)),
      'Listings of 24 cards with all counts, over the Store API:',
      markdownTable(await listingFigures(shop, snapshot)),
      'Searches, the same:',
      markdownTable(await searchFigures(shop)),
    ].join('\n\n')
  } finally {
    await shop.close()
  }
}

const Version = z.object({ version: z.string() })
const Parts = z.array(z.object({ base64: z.string() })).min(1)

async function snapshotIn({ miniflare }: CatalogueShop): Promise<Snapshot> {
  const db = await miniflare.getD1Database('DB')
  const { version } = Version.parse(await db.prepare('SELECT version FROM snapshot_state').first())
  const { results } = await db
    .prepare('SELECT base64 FROM catalogue_snapshot WHERE version = ?1 ORDER BY part')
    .bind(version)
    .all()
  const parts = Parts.parse(results).map(({ base64 }) => Buffer.from(base64, 'base64'))
  return parseSnapshot(new Uint8Array(Buffer.concat(parts)).buffer)
}
