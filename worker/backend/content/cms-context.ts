import type { CmsSectionRecord, CmsSlotRecord } from '#shared/schemas/import/cms.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Context } from 'hono'
import type { StructContext } from '#worker/backend/catalogue/structs/product-struct.ts'
import { structContext } from '#worker/backend/catalogue/structs/struct-context.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import type { Vars } from '#worker/runtime/env.ts'
import type { ProductRow } from '#worker/backend/catalogue/structs/product-row.ts'
import { readProducts, selectProducts } from '#worker/backend/catalogue/products/products-by-id.ts'
import type { StoredMedia } from '#worker/backend/tables/stored.ts'
import { rowsOf } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { MediaTable } from '#worker/backend/tables/catalogue.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const MediaRow = z.object({
  id: z.string(),
  key: z.string(),
  media: MediaTable.row.shape.record,
})

/** Pictures and products in the slots of a page: media by key, products by number. */
type CmsParts = Readonly<{
  media: ReadonlyMap<string, Readonly<{ id: string; media: StoredMedia }>>
  products: ReadonlyMap<string, ProductRow>
}>

/** Values that a content struct depends on, in addition to its record. */
export type CmsContext = StructContext & Readonly<{ parts: CmsParts; vars: Vars }>

/** All data for the structs of some sections, and further products, in one query. */
export async function cmsContext(
  c: Context<BackendEnv>,
  sections: readonly CmsSectionRecord[],
  products: readonly string[] = [],
): Promise<CmsContext> {
  const parts = await partsOf(c.env.DB, sections, products)
  return { ...(await structContext(c)), vars: varsOf(c.env), parts }
}

const selectMedia = (keys: readonly string[]) => sql`
  SELECT m.public_id AS id, m.key, m.shown AS media
  FROM json_each(${keys}) wanted JOIN media m ON m.key = wanted.value`

/** Pictures and products of some sections, and further products, in one round trip. */
async function partsOf(
  db: D1Database,
  sections: readonly CmsSectionRecord[],
  furtherProducts: readonly string[],
): Promise<CmsParts> {
  const mediaKeys = mediaKeysOf(sections)
  const numbers = [...new Set([...slotsOf(sections).flatMap(productsIn), ...furtherProducts])]
  if (mediaKeys.length + numbers.length === 0) return { media: new Map(), products: new Map() }
  const [media, products] = await db.batch([
    prepare(db, selectMedia(mediaKeys)),
    selectProducts(
      db,
      numbers.map((number) => idOf('product', number)),
    ),
  ])
  const mediaRows = rowsOf(MediaRow, media)
  const productRows = readProducts(products?.results ?? [])
  return {
    media: new Map(mediaRows.map((row) => [row.key, { id: row.id, media: row.media }])),
    products: new Map(productRows.map((row) => [row.number, row])),
  }
}

function slotsOf(sections: readonly CmsSectionRecord[]): readonly CmsSlotRecord[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots))
}

function productsIn(slot: CmsSlotRecord): readonly string[] {
  if (slot.type === 'product-box') return [slot.article]
  return slot.type === 'product-slider' ? slot.articles : []
}

function mediaKeysOf(sections: readonly CmsSectionRecord[]): readonly string[] {
  const strips = [...sections, ...sections.flatMap(({ blocks }) => blocks)]
  const backgrounds = strips.flatMap(({ backgroundMedia }) => backgroundMedia ?? [])
  return [...backgrounds, ...slotsOf(sections).flatMap(picturesIn)]
}

function picturesIn(slot: CmsSlotRecord): readonly string[] {
  if (slot.type === 'image') return [slot.picture.media]
  const isSeveral = slot.type === 'image-slider' || slot.type === 'image-gallery'
  return isSeveral ? slot.pictures.map(({ media }) => media) : []
}
