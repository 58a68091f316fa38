import type { ProductRecord } from '#shared/schemas/import/product.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { thumbnailPng } from '../../shop/thumbnails/thumbnail-png.ts'
import { rasterOf } from '../../shop/thumbnails/raster.ts'
import { equals, reportRows, type AdminApi } from '../admin-api.ts'
import type { Catalogue } from './catalogue.ts'
import type { Installed } from './installed.ts'
import { translated } from './translated.ts'

/** Number of pictures per product, and how many of them as PNG. */
export type PictureChoice = Readonly<{ media: 'cover' | 'all' | 'none'; png: number }>

/** Keys of a product's pictures to upload. */
export function pictureKeys({ media }: ProductRecord, choice: PictureChoice): readonly string[] {
  if (choice.media === 'none') return []
  return choice.media === 'cover' ? media.slice(0, 1) : media
}

/** Uploads missing pictures. Shopware makes thumbnails of PNG only, so some are sent as PNG. */
export async function seedPictures(
  api: AdminApi,
  catalogue: Catalogue,
  installed: Installed,
  choice: PictureChoice,
): Promise<void> {
  const keys = new Set(catalogue.articles.flatMap((product) => pictureKeys(product, choice)))
  for (const { picture } of catalogue.categories)
    if (picture && choice.media !== 'none') keys.add(picture)
  const records = [...keys].flatMap((key) => catalogue.media.get(key) ?? [])
  await api.upsert(
    'media',
    records.map(({ key, alt }) => ({
      id: idOf('media', key),
      mediaFolderId: installed.productFolderId,
      alt: translated(alt),
      title: translated(alt),
    })),
    100,
  )
  const missing = await withoutFile(api)
  const startedMs = Date.now()
  let sent = 0
  for (const [index, { key, file }] of records.entries()) {
    const id = idOf('media', key)
    if (!missing.has(id)) continue
    const drawing = catalogue.file(file)
    if (index < choice.png) await api.upload(id, key, 'png', await pngOf(drawing))
    else await api.upload(id, key, 'svg', drawing)
    sent += 1
  }
  if (sent > 0) reportRows('uploads', sent, Date.now() - startedMs)
}

async function pngOf(drawing: Uint8Array): Promise<Uint8Array> {
  return thumbnailPng(await rasterOf(new TextDecoder().decode(drawing)))
}

async function withoutFile(api: AdminApi): Promise<ReadonlySet<string>> {
  const rows = await api.search('media', {
    filter: [equals('fileName', null)],
    includes: { media: ['id'] },
  })
  return new Set(rows.map(({ id }) => id))
}
