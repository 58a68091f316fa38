import {
  RECORD_OF_FILE,
  IMPORT_FILES,
  importFileName,
  type ImportFile,
} from '#shared/schemas/import/files.ts'
import { Manifest } from '#shared/schemas/import/manifest.ts'

/** Records by file. A file without records is written empty. */
export type Records = Readonly<Partial<Record<ImportFile, readonly unknown[]>>>

/**
 * Text files of an import folder. Schemas order the fields, so equal catalogues make equal bytes.
 * Throws on an invalid record.
 */
export function folderFiles(
  records: Records,
  head: Pick<Manifest, 'name' | 'asOf'>,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const file of IMPORT_FILES) {
    const lines = (records[file] ?? []).map((record) => line(file, record))
    if (file !== 'shop' || lines.length > 0) files.set(importFileName(file), lines.join(''))
  }
  const manifest = Manifest.parse({
    format: 'ripstop-import',
    version: 1,
    name: head.name,
    currency: 'EUR',
    asOf: head.asOf,
    records: Object.fromEntries(IMPORT_FILES.map((file) => [file, records[file]?.length ?? 0])),
  })
  return files.set('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
}

function line(file: ImportFile, record: unknown): string {
  const checked = RECORD_OF_FILE[file].safeParse(record)
  if (checked.success)
    return `${JSON.stringify(checked.data, null, file === 'shop' ? 2 : undefined)}\n`
  throw new Error(`${file}: ${checked.error.message}\n${JSON.stringify(record)}`)
}
