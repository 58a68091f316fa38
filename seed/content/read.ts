import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'

const Keyed = z.array(z.looseObject({ key: z.string() }))

/** Reads the texts of a folder: names from lists, contents from files. */
export async function readContent(folder: string): Promise<unknown> {
  const list = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))
  return {
    pages: await withHtml(folder, 'pages', await list('pages')),
    faq: await list('faq'),
    knowHow: await list('know-how'),
    posts: await withHtml(folder, 'posts', await list('posts')),
    terms: await list('terms'),
    projects: await list('projects'),
    navigation: await list('navigation'),
    redirects: parseNdjson(await readFile(join(folder, 'redirects.ndjson'), 'utf8')),
  }
}

const parseNdjson = (text: string): readonly unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

async function withHtml(folder: string, name: string, entries: unknown) {
  return Promise.all(
    Keyed.parse(entries).map(async (entry) => {
      const texts = LOCALES.map(async (locale) => {
        const file = join(folder, name, `${entry.key}.${locale}.html`)
        return [locale, await readFile(file, 'utf8')] as const
      })
      return { ...entry, html: Object.fromEntries(await Promise.all(texts)) }
    }),
  )
}
