import { Buffer } from 'node:buffer'
import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aCatalogue, aProductRecord, aPicture } from '#tests/builders/import-records.ts'
import { pngFile } from '#worker/backend/files/png-file.ts'
import { ask, exportedLines, importCatalogue, importLines, ops } from './ops.ts'
import { listingOf, productOf, read } from './store-api.ts'

beforeEach(async () => {
  await emptyStorage()
})

const ANOTHER_DRAWING = '<path d="M1 1h7v7z"/>'

function aPng(width = 6, height = 4): string {
  const rows = new Uint8Array((width * 3 + 1) * height)
  return pngFile({ width, height, colours: 'rgb', rows }).toString('base64')
}

/** A shop with one product that has a cover and a second view. */
async function aShopWithPictures(cover = aPicture('cover')) {
  const view = aPicture('view', ANOTHER_DRAWING)
  const records = aCatalogue({
    media: [cover.record, view.record],
    articles: [aProductRecord('70000', { media: ['cover', 'view'] })],
  })
  await importCatalogue(records, { media: [cover.upload, view.upload] })
  return { cover, view }
}

const coverOf = async (number: string) => (await productOf(number)).cover?.media
const sent = (drawing: string, base64: string) => ops('/plates', { drawing, base64 })

test('cover pictures without a thumbnail are listed; other views need none', async () => {
  const { cover } = await aShopWithPictures()
  expect(await ops('/plates/missing')).toEqual({ drawings: [cover.record.file] })
  await sent(cover.record.file, aPng())
  expect(await ops('/plates/missing')).toEqual({ drawings: [] })
})

test('a thumbnail is part of its picture and cached forever', async () => {
  const { cover } = await aShopWithPictures()
  await sent(cover.record.file, aPng(6, 4))
  const media = await coverOf('70000')
  expect(media?.url).toBe(`https://shop.test/${cover.record.file}`)
  expect(media?.thumbnails).toMatchObject([{ width: 6, height: 4 }])
  const response = await ask(new URL(media?.thumbnails?.[0]?.url ?? '').pathname)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(Buffer.from(await response.arrayBuffer()).toString('base64')).toBe(aPng(6, 4))
})

test('listing cards and picture requests contain the thumbnail', async () => {
  const { cover } = await aShopWithPictures()
  await sent(cover.record.file, aPng())
  const [card] = (await listingOf('fabrics')).elements
  expect(card?.cover?.media.thumbnails).toHaveLength(1)
  const ids = [card?.cover?.media.id]
  expect((await read('/media', { ids })).body).toMatchObject([{ thumbnails: [{ width: 6 }] }])
})

test('a redrawn picture has no thumbnail until a new one is uploaded', async () => {
  const { cover } = await aShopWithPictures()
  await sent(cover.record.file, aPng())
  const { cover: changed } = await aShopWithPictures(aPicture('cover', '<path d="M2 2h5v5z"/>'))
  expect((await coverOf('70000'))?.thumbnails).toEqual([])
  expect(await ops('/plates/missing')).toEqual({ drawings: [changed.record.file] })
})

test('an export contains no thumbnails, so that it can be imported', async () => {
  const { cover } = await aShopWithPictures()
  await sent(cover.record.file, aPng())
  expect((await importLines(await exportedLines())).refusals).toEqual([])
  expect((await coverOf('70000'))?.thumbnails).toHaveLength(1)
})

test.each([
  ['text', btoa('no picture at all, only many words that go on and on and on')],
  ['a truncated PNG', aPng().slice(0, 40)],
  ['a picture of 5000 pixels', aPng(5000, 1)],
])('%s is refused as a thumbnail and not stored', async (_name, base64) => {
  const { cover } = await aShopWithPictures()
  const before = await env.MEDIA.list()
  expect(await sent(cover.record.file, base64)).toMatchObject({ reason: expect.any(String) })
  expect((await env.MEDIA.list()).objects).toHaveLength(before.objects.length)
})

test('a thumbnail of an unknown drawing is refused', async () => {
  const reason = 'is no picture of this shop'
  expect(await sent('media/00000000000000000000.svg', aPng())).toEqual({ reason })
  expect((await env.MEDIA.list()).objects).toEqual([])
})

test('only operators can upload thumbnails', async () => {
  const body = JSON.stringify({ drawing: 'media/00000000000000000000.svg', base64: aPng() })
  expect((await ask('/_ops/plates', { method: 'POST', body })).status).toBe(401)
})
