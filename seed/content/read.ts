import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'

const Keyed = z.array(z.looseObject({ key: z.string() }))

/** Reads the texts of a folder: what pages are called stands in lists, what they say in files. */
export async function readContent(folder: string): Promise<unknown> {
  return { pages: await withHtml(folder, 'pages') }
}

async function withHtml(folder: string, list: string) {
  const entries = Keyed.parse(JSON.parse(await readFile(join(folder, `${list}.json`), 'utf8')))
  return Promise.all(
    entries.map(async (entry) => ({
      ...entry,
      html: Object.fromEntries(
        await Promise.all(
          LOCALES.map(async (locale) => [
            locale,
            await readFile(join(folder, list, `${entry.key}.${locale}.html`), 'utf8'),
          ]),
        ),
      ),
    })),
  )
}
