import { randomUUID } from 'node:crypto'
import { rebuildSnapshot } from '#worker/backend/catalogue/snapshot/current.ts'
import { indexProducts } from '#worker/backend/search/index-products.ts'
import { first } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { CatalogueVersionTable } from '#worker/backend/tables/catalogue.ts'
import { announceCatalogueVersion } from '#worker/runtime/catalogue-version.ts'
import { missingPaths } from '../missing-pages.ts'
import { refusalsOf, type ImportStores, type Refusal } from './check.ts'
import { findRun, isReplacedRun, type ImportRun } from './staging.ts'
import {
  applyImport,
  differenceOf,
  removalOf,
  applyStockFigures,
  type Difference,
  type Removal,
} from './apply-import.ts'

const VERSION_DIGITS = 12
const Version = pick(CatalogueVersionTable, 'version')

/** An import that removes more than this share of the products requires a confirmation. */
const MAX_UNCONFIRMED_SHARE = 0.1

export type FinishedImport =
  /** A dry run changes nothing and has no version. */
  | Readonly<{
      version: string | null
      difference: Difference
      /** Paths that the shop links and the catalogue lacks. */
      missingPages: readonly string[]
    }>
  | Readonly<{ refusals: readonly Refusal[] }>
  /** It would remove many products or contains no record, and was not confirmed. */
  | Readonly<{ asks: Removal }>
  /** A newer import has started meanwhile. */
  | Readonly<{ replaced: true }>

/**
 * Ends an import: refuses it with every reason, asks for confirmation, or applies it. The catalogue
 * version in KV is part of all cache keys. It is written last, and only if something other than
 * stock has changed.
 */
export async function finishImport(
  stores: ImportStores & { readonly db: D1Database; readonly kv: KVNamespace },
  run: ImportRun,
  { force, isDryRun }: Readonly<{ force: boolean; isDryRun: boolean }>,
): Promise<FinishedImport> {
  const { db, kv } = stores
  const refusals = await refusalsOf(db, stores, run, { isDryRun })
  if (refusals.length > 0) return { refusals }

  const difference = await differenceOf(db, run)
  const removal = await removalOf(db, run)
  if ((await findRun(db, run.id)) === null) return { replaced: true }
  if (isDryRun) return { version: null, difference, missingPages: [] }
  if (!force && needsConfirmation(run, removal)) return { asks: removal }
  const isNew = Object.values(difference).some(({ changed, removed }) => changed + removed > 0)
  const current = await first(
    db,
    Version.row,
    sql`SELECT ${Version.columns} FROM catalogue_version`,
  )
  const known = current?.version
  const version = known && !isNew ? known : newVersion()

  try {
    if (version === known) await applyStockFigures(db, run)
    else await applyImport(db, run, version)
  } catch (error) {
    if (isReplacedRun(error)) return { replaced: true }
    throw error
  }
  await indexProducts(db)
  await rebuildSnapshot({ DB: db, KV: kv }, new Date())
  await announceCatalogueVersion(kv, version)
  return { version, difference, missingPages: await missingPaths(db) }
}

function needsConfirmation({ manifest }: ImportRun, { removed, of }: Removal): boolean {
  const isEmpty = Object.values(manifest.records).every((count) => count === 0)
  return isEmpty || removed > of * MAX_UNCONFIRMED_SHARE
}

/** A new name for the catalogue, part of every cache key. */
export function newVersion(): string {
  return randomUUID().replaceAll('-', '').slice(0, VERSION_DIGITS)
}
