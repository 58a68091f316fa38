import { randomUUID } from 'node:crypto'
import { z } from '#shared/schemas/zod.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { rebuildSnapshot } from '#worker/backend/catalogue/snapshot/current.ts'
import { indexArticles } from '#worker/backend/search/index-articles.ts'
import { announceCatalogueVersion } from '#worker/runtime/catalogue-version.ts'
import { refusalsOf, type ImportStores, type Refusal } from './check.ts'
import type { ImportRun } from './staging.ts'
import { differenceOf, applyImport, takeStockOver, type Difference } from './apply-import.ts'

const VERSION_DIGITS = 12
const VersionRow = z.object({ version: z.string() })

export type Imported = Readonly<{ version: string; difference: Difference }>

/**
 * Ends an import: refuses it with every reason, or applies it. The catalogue version in KV, which
 * is part of all cache keys, is written last, and changes only if something but stock has changed.
 */
export async function finishImport(
  stores: ImportStores & { readonly db: D1Database; readonly kv: KVNamespace },
  run: ImportRun,
): Promise<Result<Imported, readonly Refusal[]>> {
  const { db, kv } = stores
  const refusals = await refusalsOf(db, stores, run)
  if (refusals.length > 0) return fail(refusals)

  const difference = await differenceOf(db, run)
  const isNew = Object.values(difference).some(({ changed, removed }) => changed + removed > 0)
  const current = await db.prepare('SELECT version FROM catalogue_version').first()
  const known = current && VersionRow.parse(current).version
  const version = known && !isNew ? known : newVersion()

  if (version === known) await takeStockOver(db, run)
  else await applyImport(db, run, version)
  await indexArticles(db)
  await rebuildSnapshot({ DB: db, KV: kv }, new Date())
  await announceCatalogueVersion(kv, version)
  return ok({ version, difference })
}

function newVersion(): string {
  return randomUUID().replaceAll('-', '').slice(0, VERSION_DIGITS)
}
