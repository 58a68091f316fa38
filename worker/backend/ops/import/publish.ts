import { z } from '#shared/schemas/zod.ts'
import { refreshSnapshot } from './refresh-snapshot.ts'
import {
  announceCatalogueVersion,
  CATALOGUE_VERSION_KEY,
} from '#worker/runtime/catalogue-version.ts'

const VersionRow = z.object({ version: z.string() }).nullable()

/**
 * Makes known what the tables hold where an import was cut off before it did: first the snapshot,
 * then the version, as pages of a new version must not be made from an old snapshot.
 */
export async function publishCatalogue(
  { DB: db, KV: kv }: Readonly<{ DB: D1Database; KV: KVNamespace }>,
  at: Date,
): Promise<void> {
  await refreshSnapshot({ DB: db, KV: kv }, at)
  const row = VersionRow.parse(await db.prepare('SELECT version FROM catalogue_version').first())
  if (row === null || row.version === (await kv.get(CATALOGUE_VERSION_KEY))) return
  await announceCatalogueVersion(kv, row.version)
}
