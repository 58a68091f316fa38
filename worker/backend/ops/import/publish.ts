import {
  announceCatalogueVersion,
  CATALOGUE_VERSION_KEY,
} from '#worker/runtime/catalogue-version.ts'
import { berlinTime } from '#shared/domain/calendar.ts'
import {
  rebuildSnapshot,
  updateSnapshot,
  type Stores,
} from '#worker/backend/catalogue/snapshot/current.ts'
import { readState } from '#worker/backend/catalogue/snapshot/stored-snapshot.ts'
import { indexProducts, isUnindexed } from '#worker/backend/search/index-products.ts'
import { first } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { CatalogueVersionTable } from '#worker/backend/tables/catalogue.ts'

const Version = pick(CatalogueVersionTable, 'version')

/**
 * Publishes the stored catalogue if an import was interrupted before that. The snapshot precedes
 * the version, so that no page of a new version uses an old snapshot.
 */
export async function publishCatalogue(
  { DB: db, KV: kv }: Readonly<{ DB: D1Database; KV: KVNamespace }>,
  at: Date,
): Promise<void> {
  const row = await first(db, Version.row, sql`SELECT ${Version.columns} FROM catalogue_version`)
  const isCutOff = row !== null && row.version !== (await kv.get(CATALOGUE_VERSION_KEY))
  await refreshSnapshot({ DB: db, KV: kv }, at, isCutOff)
  if (isCutOff) await announceCatalogueVersion(kv, row.version)
}

/**
 * Rebuilds the snapshot after an import, and on a new day, which changes the new products. After
 * sales and reviews it updates only some parents. The full text is indexed again only after an
 * interrupted import, or if it is missing.
 */
export async function refreshSnapshot(stores: Stores, at: Date, isCutOff = false): Promise<void> {
  const { state, builtOn, hasChanges } = await readState(stores.DB)
  const isFresh = state === 'fresh' && builtOn === berlinTime(at).date
  const isTextStale = isCutOff || (await isUnindexed(stores.DB))
  if (isFresh && !hasChanges && !isTextStale) return
  if (isTextStale) await indexProducts(stores.DB)
  await (isFresh && !isTextStale ? updateSnapshot(stores, at) : rebuildSnapshot(stores, at))
}
