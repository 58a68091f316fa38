import { Buffer } from 'node:buffer'
import { berlinTime } from '#shared/domain/calendar.ts'
import { Download } from '#shared/schemas/import/product.ts'
import { IMPORT_FILES, type ImportFile } from '#shared/schemas/import/files.ts'
import { z } from '#shared/schemas/zod.ts'
import { r2FileStore } from '#worker/backend/files/file-store.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { refusal, storeApiError } from '#worker/backend/http/store-api-error.ts'
import type { Manifest } from '#shared/schemas/import/manifest.ts'

const LINES_A_PAGE = 500

const SoldName = Download.shape.file
const Query = z.object({
  file: z.enum(IMPORT_FILES),
  offset: z.coerce.number().int().min(0).default(0),
})

/** The catalogue in the import format, in parts. An empty part ends a file. */
export const exportRoutes = backendFactory
  .createApp()
  .get('/_ops/export/manifest', async (c) =>
    c.json(await exportManifest(c.env.DB, berlinTime(new Date()).date)),
  )
  .get('/_ops/export/lines', async (c) => {
    const query = Query.safeParse(c.req.query())
    if (!query.success) {
      return storeApiError(c, refusal(400, '0', 'Name a file and its first line.'))
    }
    const { file, offset } = query.data
    const lines = await exportLines(c.env.DB, file, { offset, limit: LINES_A_PAGE })
    return c.json({ lines })
  })
  .get('/_ops/export/file', async (c) => {
    const name = SoldName.safeParse(c.req.query('name'))
    const file = name.success ? await r2FileStore(c.env.FILES).read(name.data) : null
    if (!file) return storeApiError(c, refusal(404, '0', 'There is no such file.'))
    const bytes = Buffer.from(await new Response(file.body).arrayBuffer())
    return c.json({ base64: bytes.toString('base64') })
  })

/** For each file its table, the SQL of a line, and an order in which references point backwards. */
const SOURCES: Readonly<
  Record<ImportFile, Readonly<{ from: string; line: string; order: string }>>
> = {
  manufacturers: { from: 'manufacturer t', line: 't.record', order: 't.id' },
  properties: {
    from: 'property_group t',
    line: `json_set(t.record, '$.options', json((
        SELECT json_group_array(json(o.record) ORDER BY o.position)
        FROM property_option o WHERE o.group_id = t.id)))`,
    order: 't.position, t.id',
  },
  media: { from: 'media t', line: 't.record', order: 't.id' },
  categories: {
    from: 'category t',
    line: 't.record',
    order: `(SELECT max(c.depth) FROM category_closure c WHERE c.descendant_id = t.id),
        t.position, t.id`,
  },
  'shipping-methods': { from: 'shipping_method t', line: 't.record', order: 't.position, t.id' },
  families: { from: 'parent_product t', line: 't.record', order: 't.position, t.id' },
  // With the current stock; a negative one counts as 0.
  articles: {
    from: 'product t JOIN parent_product f ON f.id = t.parent_id',
    line: `json_set(t.record, '$.stock', max(t.stock, 0), '$.rolls', json((
      SELECT iif(sum(r.units) = t.stock, json_group_array(r.units ORDER BY r.units DESC), '[]')
      FROM product_roll r WHERE r.product_id = t.public_id AND r.units > 0)))`,
    order: 'f.position, t.position, t.id',
  },
  // Includes decisions of operators, and reviews written in the shop.
  reviews: {
    from: 'product_review t JOIN product p ON p.number = t.number',
    line: `json_set(t.record, '$.approved', json(iif(t.state = 'approved', 'true', 'false')))`,
    order: 't.id',
  },
  pages: { from: 'landing_page t', line: 't.record', order: `${above('landing_page')}, t.id` },
  posts: { from: 'blog_post t', line: 't.record', order: 't.id' },
  terms: { from: 'lexicon_term t', line: 't.record', order: 't.id' },
  projects: { from: 'gallery_project t', line: 't.record', order: 't.id' },
  navigation: {
    from: 'navigation_entry t',
    line: 't.record',
    order: `${above('navigation_entry')}, t.id`,
  },
  redirects: { from: 'redirect t', line: 't.record', order: 't.key' },
  // With the current uses and ends.
  promotions: {
    from: 'promotion t',
    line: `json_set(t.record, '$.uses', t.uses, '$.ended', json(iif(t.ended, 'true', 'false')))`,
    order: 't.id',
  },
}

/** The depth of a record, because an import requires a parent on an earlier line. */
function above(table: 'landing_page' | 'navigation_entry'): string {
  return `(WITH RECURSIVE ancestor (key) AS (
      SELECT t.record->>'parent' UNION
      SELECT p.record->>'parent' FROM ancestor a JOIN ${table} p ON p.key = a.key)
    SELECT count(key) FROM ancestor)`
}

const Lines = z.array(z.object({ line: z.string() }))
const Count = z.object({ records: z.int() })
const Name = z.object({ name: z.string() })

/** A part of an import file from the current catalogue. */
async function exportLines(
  db: D1Database,
  file: ImportFile,
  { offset, limit }: Readonly<{ offset: number; limit: number }>,
): Promise<readonly string[]> {
  const { from, line, order } = SOURCES[file]
  const { results } = await db
    .prepare(`SELECT ${line} AS line FROM ${from} ORDER BY ${order} LIMIT ?1 OFFSET ?2`)
    .bind(limit, offset)
    .all()
  return Lines.parse(results).map((row) => row.line)
}

/** The manifest of an export. `asOf` is today, because dates are exported unshifted. */
async function exportManifest(db: D1Database, today: string): Promise<Manifest> {
  const name = db.prepare('SELECT name FROM catalogue_version')
  const counts = IMPORT_FILES.map((file) =>
    db.prepare(`SELECT count(*) AS records FROM ${SOURCES[file].from}`),
  )
  const [named, ...counted] = await db.batch([name, ...counts])
  const of = (file: ImportFile) =>
    Count.parse(counted[IMPORT_FILES.indexOf(file)]?.results[0]).records
  const [row] = z.array(Name).parse(named?.results)
  return {
    format: 'ripstop-import',
    version: 1,
    name: row?.name ?? 'empty',
    currency: 'EUR',
    asOf: today,
    records: {
      manufacturers: of('manufacturers'),
      properties: of('properties'),
      media: of('media'),
      categories: of('categories'),
      'shipping-methods': of('shipping-methods'),
      families: of('families'),
      articles: of('articles'),
      reviews: of('reviews'),
      pages: of('pages'),
      posts: of('posts'),
      terms: of('terms'),
      projects: of('projects'),
      navigation: of('navigation'),
      redirects: of('redirects'),
      promotions: of('promotions'),
    },
  }
}
