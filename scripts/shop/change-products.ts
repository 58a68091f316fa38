import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importFileName } from '#shared/schemas/import/files.ts'
import { z } from '#shared/schemas/zod.ts'
import type { ImportRefusal } from './import-media.ts'
import { OpsError, type ShopClient } from './shop.ts'
import { UsageError } from './usage.ts'

const PRODUCTS_AT_ONCE = 200

/** The fields of each part of `--only`. */
const FIELDS = {
  prices: ['prices', 'reduction'],
  stock: ['stock', 'rolls', 'availability', 'orderable'],
} as const
type Part = keyof typeof FIELDS

const Changed = z.union([
  z.object({ changed: z.int() }),
  z.object({
    refusals: z.array(z.object({ line: z.int(), reasons: z.array(z.string()) })),
  }),
])

/** Parses `prices,stock`; throws a `UsageError` for other words. */
export function partsIn(only: string): readonly Part[] {
  return only.split(',').map((name) => {
    const word = name.trim()
    if (word === 'prices' || word === 'stock') return word
    throw new UsageError(`--only takes prices and stock, not ${word}.`)
  })
}

/**
 * Changes prices or stock of the products in `articles.ndjson`. A line needs only its number and
 * the changed fields; other files of the folder are not read. All lines are validated before the
 * first one is written.
 */
export async function changeProducts(
  folder: string,
  shop: ShopClient,
  { parts, isDryRun }: { readonly parts: readonly Part[]; readonly isDryRun: boolean },
): Promise<{ readonly changed: number; readonly refusals: readonly ImportRefusal[] }> {
  const fields = ['number', ...parts.flatMap((part) => FIELDS[part])]
  const lines = (await textOf(folder, importFileName('articles'))).split('\n').filter(Boolean)
  const changes = lines.map((line, index) => pickFields(line, fields, index + 1))
  const asOf = await dayOf(folder)
  for (const writes of isDryRun ? [false] : [false, true]) {
    const refusals: ImportRefusal[] = []
    for (let sent = 0; sent < changes.length; sent += PRODUCTS_AT_ONCE) {
      const { data } = await shop.call({
        path: '/products/changes',
        body: { changes: changes.slice(sent, sent + PRODUCTS_AT_ONCE), asOf, isDryRun: !writes },
        schema: Changed,
      })
      if ('refusals' in data)
        for (const { line, reasons } of data.refusals)
          for (const reason of reasons)
            refusals.push({ file: 'articles', line: sent + line, reason })
    }
    if (refusals.length > 0) return { changed: 0, refusals }
  }
  return { changed: changes.length, refusals: [] }
}

function pickFields(line: string, fields: readonly string[], at: number): object {
  try {
    const record = z.looseObject({ number: z.string() }).parse(JSON.parse(line))
    return Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)))
  } catch {
    throw new OpsError(`${importFileName('articles')}:${at} is no product with a number.`)
  }
}

/** The day of the folder's dates; null without a manifest. */
async function dayOf(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null)
  return text === null ? null : z.object({ asOf: z.string() }).parse(JSON.parse(text)).asOf
}

async function textOf(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8')
  } catch {
    throw new OpsError(`${join(folder, name)} cannot be read.`)
  }
}
