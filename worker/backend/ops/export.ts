import { Buffer } from 'node:buffer'
import { berlinTime } from '#shared/domain/calendar.ts'
import { Download } from '#shared/schemas/import/product.ts'
import { IMPORT_FILES, type ImportFile } from '#shared/schemas/import/files.ts'
import { z } from '#shared/schemas/zod.ts'
import { r2FileStore } from '#worker/backend/files/file-store.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { refusal, storeApiError } from '#worker/backend/http/store-api-error.ts'
import type { Manifest } from '#shared/schemas/import/manifest.ts'
import { all, batch, rowsOf } from '#worker/backend/sql/run.ts'
import { identifier, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { CatalogueVersionTable } from '#worker/backend/tables/catalogue.ts'

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
const SOURCES: Readonly<Record<ImportFile, Readonly<{ from: Sql; line: Sql; order: Sql }>>> = {
  shop: { from: sql`shop_settings t`, line: sql`t.record`, order: sql`t.key` },
  manufacturers: { from: sql`manufacturer t`, line: sql`t.record`, order: sql`t.id` },
  properties: {
    from: sql`property_group t`,
    line: sql`json_set(t.record, '$.options', json((
        SELECT json_group_array(json(o.record) ORDER BY o.position)
        FROM property_option o WHERE o.group_id = t.id)))`,
    order: sql`t.position, t.id`,
  },
  media: { from: sql`media t`, line: sql`t.record`, order: sql`t.id` },
  categories: {
    from: sql`category t`,
    line: sql`t.record`,
    order: sql`(SELECT max(c.depth) FROM category_closure c WHERE c.descendant_id = t.id),
        t.position, t.id`,
  },
  'shipping-methods': {
    from: sql`shipping_method t`,
    line: sql`t.record`,
    order: sql`t.position, t.id`,
  },
  families: { from: sql`parent_product t`, line: sql`t.record`, order: sql`t.position, t.id` },
  // With the current stock; a negative one counts as 0.
  articles: {
    from: sql`product t JOIN parent_product f ON f.id = t.parent_id`,
    line: sql`json_set(t.record, '$.stock', max(t.stock, 0), '$.rolls', json((
      SELECT iif(sum(r.units) = t.stock, json_group_array(r.units ORDER BY r.units DESC), '[]')
      FROM product_roll r WHERE r.product_id = t.public_id AND r.units > 0)))`,
    order: sql`f.position, t.position, t.id`,
  },
  // Includes decisions of operators, and reviews written in the shop.
  reviews: {
    from: sql`product_review t JOIN product p ON p.number = t.number`,
    line: sql`json_set(t.record, '$.approved', json(iif(t.state = 'approved', 'true', 'false')))`,
    order: sql`t.id`,
  },
  pages: {
    from: sql`landing_page t`,
    line: sql`t.record`,
    order: sql`${above('landing_page')}, t.id`,
  },
  posts: { from: sql`blog_post t`, line: sql`t.record`, order: sql`t.id` },
  terms: { from: sql`lexicon_term t`, line: sql`t.record`, order: sql`t.id` },
  projects: { from: sql`gallery_project t`, line: sql`t.record`, order: sql`t.id` },
  navigation: {
    from: sql`navigation_entry t`,
    line: sql`t.record`,
    order: sql`${above('navigation_entry')}, t.id`,
  },
  redirects: { from: sql`redirect t`, line: sql`t.record`, order: sql`t.key` },
  // With the current uses and ends.
  promotions: {
    from: sql`promotion t`,
    line: sql`json_set(t.record, '$.uses', t.uses, '$.ended', json(iif(t.ended, 'true', 'false')))`,
    order: sql`t.id`,
  },
  'search-terms': { from: sql`search_term t`, line: sql`t.record`, order: sql`t.id` },
}

/** The depth of a record, because an import requires a parent on an earlier line. */
function above(name: 'landing_page' | 'navigation_entry'): Sql {
  return sql`(WITH RECURSIVE ancestor (key) AS (
      SELECT t.record->>'parent' UNION
      SELECT p.record->>'parent' FROM ancestor a JOIN ${identifier(name)} p ON p.key = a.key)
    SELECT count(key) FROM ancestor)`
}

const Line = z.object({ line: z.string() })
const Count = z.object({ records: z.int() })
const Name = pick(CatalogueVersionTable, 'name')

/** A part of an import file from the current catalogue. */
async function exportLines(
  db: D1Database,
  file: ImportFile,
  { offset, limit }: Readonly<{ offset: number; limit: number }>,
): Promise<readonly string[]> {
  const { from, line, order } = SOURCES[file]
  const page = sql`SELECT ${line} AS line FROM ${from}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
  return (await all(db, Line, page)).map((row) => row.line)
}

/** The manifest of an export. `asOf` is today, because dates are exported unshifted. */
async function exportManifest(db: D1Database, today: string): Promise<Manifest> {
  const [named, ...counted] = await batch(db, [
    sql`SELECT ${Name.columns} FROM catalogue_version`,
    ...IMPORT_FILES.map((file) => sql`SELECT count(*) AS records FROM ${SOURCES[file].from}`),
  ])
  const of = (file: ImportFile) =>
    rowsOf(Count, counted[IMPORT_FILES.indexOf(file)])[0]?.records ?? 0
  const [row] = rowsOf(Name.row, named)
  return {
    format: 'ripstop-import',
    version: 1,
    name: row?.name ?? 'empty',
    currency: 'EUR',
    asOf: today,
    records: {
      shop: of('shop'),
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
      'search-terms': of('search-terms'),
    },
  }
}
