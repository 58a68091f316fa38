import { fileURLToPath } from 'node:url'
import { buildCatalogue, type BuiltCatalogue } from '#seed/records/catalogue.ts'
import type { Drawings } from '#seed/records/drawings.ts'
import { folderFiles } from '#seed/records/folder.ts'
import { readSource } from '#seed/source/read.ts'
import { RECORD_OF_FILE, type ImportFile } from '#shared/schemas/import/files.ts'
import type { z } from 'zod'

const DATA = fileURLToPath(new URL('../../../seed/data', import.meta.url))

/** The demo in its source form. */
export const source = () => readSource(DATA)

/** Text files of a built catalogue. */
export const textFiles = ({ records }: BuiltCatalogue): ReadonlyMap<string, string> =>
  folderFiles(records, { name: 'demo', asOf: '2026-11-20' })

/** The demo with pictures and patterns by `drawings`, built once per test file. */
export function demoBy(drawings: Drawings) {
  const demoAgain = async (): Promise<BuiltCatalogue> => buildCatalogue(await source(), drawings)
  let built: Promise<BuiltCatalogue> | undefined
  const demo = () => (built ??= demoAgain())
  let texts: Promise<ReadonlyMap<string, string>> | undefined

  async function read<Line>(file: ImportFile, schema: z.ZodType<Line>): Promise<readonly Line[]> {
    const files = await (texts ??= demo().then(textFiles))
    const text = files.get(`${file}.ndjson`) ?? ''
    return text
      .trimEnd()
      .split('\n')
      .map((line) => schema.parse(JSON.parse(line)))
  }

  const record = RECORD_OF_FILE
  /** Records of each file, parsed as in an import. */
  const lines = {
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
  return { source, demo, demoAgain, lines }
}

/**
 * One-line drawings, because drawing the demo takes ten seconds. They differ whenever the real ones
 * differ.
 */
export const SKETCHES: Drawings = {
  drawProduct: (subject) => [
    sketch(`${subject.family} ${subject.hex}`),
    sketch(`${subject.family} ${subject.name.de}`),
  ],
  drawProject: (key, title) => ({ ...sketch(key), alt: title }),
  drawKnowHow: sketch,
  drawPattern: ({ key }) => new TextEncoder().encode(`%PDF-1.7 ${key}`),
}

function sketch(name: string) {
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg"><g id="${name}"/></svg>`,
    alt: { de: name, en: name },
  }
}

export const { demo, demoAgain, lines } = demoBy(SKETCHES)
