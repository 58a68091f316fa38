import { DAY_MS } from '#shared/domain/durations.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RECORD_OF_FILE, type ImportFile } from '#shared/schemas/import/files.ts'
import { Manifest } from '#shared/schemas/import/manifest.ts'
import type { z } from '#shared/schemas/zod.ts'

type RecordOf<F extends ImportFile> = z.output<(typeof RECORD_OF_FILE)[F]>

export type Catalogue = ReturnType<typeof readCatalogue>

/** A folder in the import format, made by `seed/build.ts` or `shop export`. */
export function readCatalogue(folder: string, now = Date.now()) {
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
  function records<F extends ImportFile>(file: F): readonly RecordOf<F>[] {
    const lines = textOf(`${file}.ndjson`).split('\n').filter(Boolean)
    return lines.map((line) => RECORD_OF_FILE[file].parse(JSON.parse(line)) as RecordOf<F>)
  }
  const { asOf } = Manifest.parse(JSON.parse(textOf('manifest.json')))
  // Shifts dates from the manifest's day to today.
  const shiftMs = Math.round((now - Date.parse(asOf)) / DAY_MS) * DAY_MS
  const media = records('media')
  return {
    manufacturers: records('manufacturers'),
    properties: records('properties'),
    media: new Map(media.map((record) => [record.key, record])),
    categories: records('categories'),
    families: records('families'),
    articles: records('articles'),
    shippingMethods: records('shipping-methods'),
    reviews: records('reviews'),
    pages: records('pages'),
    today: now,
    /** A date of the folder, shifted to today. */
    shifted: (day: string) => new Date(Date.parse(day) + shiftMs).toISOString(),
    file: (name: string): Uint8Array => readFileSync(join(folder, name)),
  }
}
