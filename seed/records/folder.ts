import { RECORD_OF_FILE, IMPORT_FILES, type ImportFile } from '#shared/schemas/import/files.ts'
import type { Manifest } from '#shared/schemas/import/manifest.ts'

/** Records by file, as they come from any source. */
export type Records = Readonly<Record<ImportFile, readonly unknown[]>>

/**
 * The text files of an import folder. Each record passes its schema first, so its fields stand in
 * the schema's order and the same catalogue always makes the same bytes. Throws on a bad record.
 */
export function folderFiles(
  records: Records,
  head: Pick<Manifest, 'name' | 'asOf'>,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const file of IMPORT_FILES) {
    const lines = records[file].map((record) => line(file, record))
    files.set(`${file}.ndjson`, lines.join(''))
  }
  const manifest: Manifest = {
    format: 'ripstop-import',
    version: 1,
    name: head.name,
    currency: 'EUR',
    asOf: head.asOf,
    records: {
      manufacturers: records.manufacturers.length,
      properties: records.properties.length,
      media: records.media.length,
      categories: records.categories.length,
      'shipping-methods': records['shipping-methods'].length,
      families: records.families.length,
      articles: records.articles.length,
      pages: records.pages.length,
    },
  }
  return files.set('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
}

function line(file: ImportFile, record: unknown): string {
  const checked = RECORD_OF_FILE[file].safeParse(record)
  if (checked.success) return `${JSON.stringify(checked.data)}\n`
  throw new Error(`${file}: ${checked.error.message}\n${JSON.stringify(record)}`)
}
