import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { generateSeed } from '#seed/generate.ts'
import { fingerprint } from '#scripts/server/fingerprint.ts'
import { migrate } from '#scripts/server/migrate.ts'
import { serve } from '#scripts/server/serve.ts'
import { importFolder } from '#scripts/shop/import-folder.ts'
import { progressBar } from '#scripts/shop/progress.ts'
import { openShop } from '#scripts/shop/shop.ts'

const FOLDER = '.wrangler/bench'
const SOURCES = ['seed/**/*.ts', 'seed/data/**/*.json', 'worker/backend/**/*.{ts,sql}']
const SECRETS = {
  OPS_SECRET: 'ops-secret-of-the-bench-0123456789',
  SIGNING_SECRET: 'signing-secret-of-the-bench-01234',
}

/** Folder of this shop's storage between runs. */
export const storageOf = (products: number) => `${FOLDER}/storage-${products}`

export type CatalogueShop = Awaited<ReturnType<typeof serve>> & {
  /** Null if an earlier run imported it from the same sources. */
  readonly importSeconds: number | null
}

/** The built worker with a generated catalogue, imported by the public format. */
export async function openCatalogueShop(products: number): Promise<CatalogueShop> {
  const storage = storageOf(products)
  const stamp = fingerprint(SOURCES)
  const isThere =
    existsSync(`${storage}/.made-from`) && readFileSync(`${storage}/.made-from`, 'utf8') === stamp
  if (!isThere) rmSync(storage, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const shop = await serve({ port: 0, storage, vars: SECRETS })
  if (isThere) return { ...shop, importSeconds: null }

  await migrate(await shop.miniflare.getD1Database('DB'))
  const folder = `${FOLDER}/articles-${products}`
  await generateSeed(folder, products)
  const begun = performance.now()
  const ops = await openShop({ url: shop.url.origin, secret: SECRETS.OPS_SECRET })
  const outcome = await importFolder(folder, ops, progressBar(), async () => true)
  if (!outcome.ok) throw new Error(`The import was refused: ${JSON.stringify(outcome.refusals)}`)
  const importSeconds = (performance.now() - begun) / 1000
  writeFileSync(`${storage}/.made-from`, stamp)
  return { ...shop, importSeconds }
}
