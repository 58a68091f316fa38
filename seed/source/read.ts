import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '#shared/schemas/zod.ts'
import { readContent } from '#seed/content/read.ts'
import { SourceCatalogue } from './catalogue.ts'

const FILES = {
  manufacturers: 'manufacturers.json',
  groups: 'properties.json',
  shades: 'shades.json',
  categories: 'categories.json',
  shippingMethods: 'shipping-methods.json',
  reviews: 'reviews.json',
  promotions: 'promotions.json',
  photographs: 'photographs.json',
  searchTerms: 'search-terms.json',
} as const

const Departments = z.array(z.object({ key: z.string(), parent: z.string().nullable() }))

/**
 * Reads and validates the demo data of a folder. Throws with file and place, since invalid data is
 * a bug.
 */
export async function readSource(folder: string): Promise<SourceCatalogue> {
  const json = async (path: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, path), 'utf8'))
  const parts: Record<string, unknown> = {}
  for (const [name, path] of Object.entries(FILES)) parts[name] = await json(path)
  const present = new Set(await readdir(join(folder, 'families')))
  const departments = Departments.parse(parts.categories)
    .filter(({ parent, key }) => parent === null && present.has(`${key}.json`))
    .map(({ key }) => `families/${key}.json`)
  if (departments.length !== present.size)
    throw new Error('A file of parents belongs to no main category')
  const parents = await Promise.all(departments.map(json))
  return SourceCatalogue.parse({
    ...parts,
    ...z.record(z.string(), z.unknown()).parse(await json('manifest.json')),
    families: parents.flat(),
    content: await readContent(join(folder, 'content')),
  })
}
