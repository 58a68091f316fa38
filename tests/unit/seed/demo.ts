import { fileURLToPath } from 'node:url'
import { buildCatalogue, type BuiltCatalogue } from '#seed/records/catalogue.ts'
import { folderFiles } from '#seed/records/folder.ts'
import { readSource } from '#seed/source/read.ts'
import { RECORD_OF_FILE, type ImportFile } from '#shared/schemas/import/files.ts'
import type { z } from 'zod'

const DATA = fileURLToPath(new URL('../../../seed/data', import.meta.url))

/** The demo as it is edited. */
export const source = () => readSource(DATA)

let built: Promise<BuiltCatalogue> | undefined
let texts: Promise<ReadonlyMap<string, string>> | undefined

/** The demo catalogue, built once for all tests of a file. */
export const demo = (): Promise<BuiltCatalogue> => (built ??= demoAgain())

/** A second, independent build. */
export const demoAgain = async (): Promise<BuiltCatalogue> => buildCatalogue(await source())

/** The text files of a built catalogue. */
export const textFiles = ({ records }: BuiltCatalogue): ReadonlyMap<string, string> =>
  folderFiles(records, { name: 'demo', asOf: '2026-11-20' })

async function read<Line>(file: ImportFile, schema: z.ZodType<Line>): Promise<readonly Line[]> {
  const files = await (texts ??= demo().then(textFiles))
  const text = files.get(`${file}.ndjson`) ?? ''
  return text
    .trimEnd()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)))
}

const record = RECORD_OF_FILE

/** The lines of each file of the demo, through their schema again, as an importer reads them. */
export const lines = {
  manufacturers: () => read('manufacturers', record.manufacturers),
  properties: () => read('properties', record.properties),
  media: () => read('media', record.media),
  categories: () => read('categories', record.categories),
  shippingMethods: () => read('shipping-methods', record['shipping-methods']),
  families: () => read('families', record.families),
  articles: () => read('articles', record.articles),
  reviews: () => read('reviews', record.reviews),
  pages: () => read('pages', record.pages),
  posts: () => read('posts', record.posts),
  terms: () => read('terms', record.terms),
  projects: () => read('projects', record.projects),
  redirects: () => read('redirects', record.redirects),
  promotions: () => read('promotions', record.promotions),
} as const
