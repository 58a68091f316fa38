import { z } from '#shared/schemas/zod.ts'
import {
  announceCatalogueVersion,
  CATALOGUE_VERSION_KEY,
} from '#worker/runtime/catalogue-version.ts'
import { berlinTime } from '#shared/domain/calendar.ts'
import { rebuildSnapshot, type Stores } from '#worker/backend/catalogue/snapshot/current.ts'
import { readState } from '#worker/backend/catalogue/snapshot/stored-snapshot.ts'
import { indexArticles, isUnindexed } from '#worker/backend/search/index-articles.ts'

const VersionRow = z.object({ version: z.string() }).nullable()

/**
 * Makes known what the tables hold where an import was cut off before it did: first the snapshot,
 * then the version, as pages of a new version must not be made from an old snapshot.
 */
export async function publishCatalogue(
  { DB: db, KV: kv }: Readonly<{ DB: D1Database; KV: KVNamespace }>,
  at: Date,
): Promise<void> {
  const row = VersionRow.parse(await db.prepare('SELECT version FROM catalogue_version').first())
  const isCutOff = row !== null && row.version !== (await kv.get(CATALOGUE_VERSION_KEY))
  await refreshSnapshot({ DB: db, KV: kv }, at, isCutOff)
  if (isCutOff) await announceCatalogueVersion(kv, row.version)
}

/**
 * Rebuilds the snapshot where the tables moved on, or a day ended and with it what counts as new.
 * The full text knows nothing of sales: it is made anew only where an import was cut off, or where
 * there is none.
 */
export async function refreshSnapshot(stores: Stores, at: Date, isCutOff = false): Promise<void> {
  const { state, built_on: builtOn } = await readState(stores.DB)
  const isFresh = state === 'fresh' && builtOn === berlinTime(at).date
  const isTextStale = isCutOff || (await isUnindexed(stores.DB))
  if (isFresh && !isTextStale) return
  if (isTextStale) await indexArticles(stores.DB)
  await rebuildSnapshot(stores, at)
}
