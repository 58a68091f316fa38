import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IMPORT_FILES, RECORD_OF_FILE, type ImportFile } from '#shared/schemas/import/files.ts'
import { Manifest } from '#shared/schemas/import/manifest.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Command } from './command.ts'
import { UsageError } from './usage.ts'

/** `shop schemas <folder>`: writes the JSON Schema of each file of an import folder. */
export const schemasCommand: Command = {
  usage: 'schemas <folder>',
  summary: 'write the JSON Schemas of the import format; editors and other programs read them',
  async run([folder]) {
    if (!folder) throw new UsageError('Add the folder: npm run shop -- schemas <folder>')
    await mkdir(folder, { recursive: true })
    for (const [name, schema] of jsonSchemas()) {
      const path = join(folder, `${name}.schema.json`)
      await writeFile(path, `${JSON.stringify(schema, null, 2)}\n`)
      process.stdout.write(`${path}\n`)
    }
    return 0
  },
}

/**
 * The JSON Schema of the manifest and of one record of each file. Contradictions between fields and
 * between records are not part of them.
 */
export function jsonSchemas(): ReadonlyMap<ImportFile | 'manifest', object> {
  const ofRecords = IMPORT_FILES.map((file) => [file, toJsonSchema(RECORD_OF_FILE[file])] as const)
  return new Map([['manifest', toJsonSchema(Manifest)] as const, ...ofRecords])
}

const toJsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' })
