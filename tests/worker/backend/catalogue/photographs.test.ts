import { createHash } from 'node:crypto'
import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { aCatalogue, aParcel, aPicture, aProductRecord } from '#tests/builders/import-records.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { filesOfMedia, type MediaRecord } from '#shared/schemas/import/media.ts'
import { purgeUnreferencedMedia } from '#worker/backend/files/purge-media.ts'
import { aClient } from '../sales/client.ts'
import { anOrder } from '../sales/paying.ts'
import { ask, exportedLines, importCatalogue, importLines, type Upload } from './ops.ts'
import { listingOf, productOf } from './store-api.ts'

beforeEach(async () => {
  await emptyStorage()
})

const SIGNATURES: Readonly<Record<string, string>> = {
  jpg: '\xff\xd8\xff',
  webp: 'RIFF\0\0\0\0WEBP',
  avif: '\0\0\0\0ftypavif',
  mp4: '\0\0\0\0ftypisom',
}
const bytesOf = (extension: string) =>
  Uint8Array.from(`${SIGNATURES[extension] ?? ''}content`, (sign) => sign.charCodeAt(0))
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const JPEG_HASH = hashOf(bytesOf('jpg'))
const JPEG = {
  file: `media/${JPEG_HASH.slice(0, 20)}.jpg`,
  sha256: JPEG_HASH,
  bytes: 10,
  mimeType: 'image/jpeg' as const,
  width: 1200,
  height: 800,
  photo: { source: 'a'.repeat(64), colour: '#a07040', widths: [320, 1200] },
}
const PHOTO: MediaRecord = { key: 'photo', ...JPEG, alt: { de: 'Tee', en: 'Tea' } }
const VIDEO: MediaRecord = {
  ...PHOTO,
  key: 'video',
  file: `media/${hashOf(bytesOf('mp4')).slice(0, 20)}.mp4`,
  sha256: hashOf(bytesOf('mp4')),
  mimeType: 'video/mp4',
  photo: undefined,
  poster: JPEG,
}

const uploadsOf = (media: MediaRecord): readonly Upload[] =>
  filesOfMedia(media).map((name) => ({ name, bytes: bytesOf(name.split('.').at(-1) ?? '') }))

const importing = (media: readonly MediaRecord[], uploads = media.flatMap(uploadsOf)) =>
  importCatalogue(
    aCatalogue({
      media,
      articles: [aProductRecord('70000', { media: media.map(({ key }) => key) })],
    }),
    { media: uploads },
  )

test('a photograph has thumbnails as in Shopware, and our fields beside them', async () => {
  expect((await importing([PHOTO])).refusals).toEqual([])
  const media = (await productOf('70000')).cover?.media
  const name = JPEG.file.slice('media/'.length, -'.jpg'.length)
  expect(media).toMatchObject({
    url: `https://shop.test/${JPEG.file}`,
    mimeType: 'image/jpeg',
    metaData: {
      width: 1200,
      colour: '#a07040',
      hasAvif: true,
      shared: `https://shop.test/media/${name}-share.jpg`,
    },
    thumbnails: [
      { width: 320, height: 213, url: `https://shop.test/media/${name}-320.webp` },
      { width: 1200, height: 800, url: `https://shop.test/media/${name}-1200.webp` },
    ],
  })
})

test('a card has the sizes of its photograph', async () => {
  await importing([PHOTO])
  const [card] = (await listingOf('fabrics')).elements
  expect(card?.cover?.media.thumbnails?.map(({ width }) => width)).toEqual([320, 1200])
})

test('every size is served with its type and cached forever', async () => {
  await importing([PHOTO])
  const types: string[] = []
  for (const file of filesOfMedia(PHOTO)) {
    const response = await ask(`/${file}`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    types.push(response.headers.get('content-type') ?? '')
  }
  expect(new Set(types)).toEqual(new Set(['image/jpeg', 'image/avif', 'image/webp']))
})

test('a size that was not sent is reported at the line of its photograph', async () => {
  const uploads = uploadsOf(PHOTO).filter(({ name }) => !name.endsWith('-320.avif'))
  const { refusals } = await importing([PHOTO], uploads)
  expect(refusals).toMatchObject([{ file: 'media', line: 1 }])
  expect(refusals[0]?.reason).toMatch(/-320\.avif was not sent$/)
})

test('a file with the content of another type is not stored', async () => {
  const uploads = uploadsOf(PHOTO).map((upload) =>
    upload.name.endsWith('-320.webp') ? { name: upload.name, text: '<html>' } : upload,
  )
  const { refusals } = await importing([PHOTO], uploads)
  expect(refusals.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/-320\.webp was not/),
  ])
})

test('a file that is not named by its content is not stored', async () => {
  const renamed = { name: `media/${'0'.repeat(20)}.jpg`, bytes: bytesOf('jpg') }
  await importing([PHOTO], [...uploadsOf(PHOTO), renamed])
  expect(await env.MEDIA.head(renamed.name)).toBeNull()
})

test('an export contains photographs and can be imported', async () => {
  await importing([PHOTO, VIDEO])
  const { refusals, difference } = await importLines(await exportedLines())
  expect(refusals).toEqual([])
  expect(difference?.media).toEqual({ changed: 0, removed: 0 })
})

test('a drawing has no photograph’s fields', async () => {
  const { record, upload } = aPicture()
  await importing([record], [upload])
  expect((await productOf('70000')).cover?.media.metaData).toEqual({ width: 400, height: 400 })
})

test('a video has the sizes and the address of its poster', async () => {
  await importing([VIDEO])
  const media = (await productOf('70000')).cover?.media
  expect(media).toMatchObject({
    mimeType: 'video/mp4',
    metaData: { poster: `https://shop.test/${JPEG.file}` },
  })
  expect(media?.thumbnails).toHaveLength(2)
})

test.each([
  ['bytes=4-7', 206, 'ftyp', 'bytes 4-7/19'],
  ['bytes=12-', 206, 'content', 'bytes 12-18/19'],
  ['bytes=-7', 206, 'content', 'bytes 12-18/19'],
  ['bytes=12-900', 206, 'content', 'bytes 12-18/19'],
  ['bytes=19-', 416, '', 'bytes */19'],
])('a player that asks for %s gets that part of a video', async (range, status, text, part) => {
  await importing([VIDEO])
  const response = await ask(`/${VIDEO.file}`, { headers: { range } })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-range')).toBe(part)
  expect(await response.text()).toBe(text)
})

const NIGHT = new Date('2026-11-24T03:00:20Z')
const daysLater = (days: number) => new Date(NIGHT.getTime() + days * DAY_MS)
const isStored = async () => (await env.MEDIA.head(JPEG.file)) !== null

test('files that no record names are deleted after a week', async () => {
  await importing([PHOTO])
  await importing([])
  await purgeUnreferencedMedia(env, NIGHT)
  await purgeUnreferencedMedia(env, daysLater(6))
  expect(await isStored()).toBe(true)
  await purgeUnreferencedMedia(env, daysLater(7))
  expect((await env.MEDIA.list()).objects).toEqual([])
})

test('files that a record names again stay', async () => {
  await importing([PHOTO])
  await importing([])
  await purgeUnreferencedMedia(env, NIGHT)
  await importing([PHOTO])
  await purgeUnreferencedMedia(env, daysLater(6))
  await purgeUnreferencedMedia(env, daysLater(8))
  expect(await isStored()).toBe(true)
})

test('an import under way postpones the deletion, because it may name the files again', async () => {
  await importing([PHOTO])
  await importing([])
  await purgeUnreferencedMedia(env, NIGHT)
  await env.DB.prepare("INSERT INTO import_run (id, day, manifest) VALUES ('run', ?1, '{}')")
    .bind(daysLater(7).toISOString().slice(0, 10))
    .run()
  await purgeUnreferencedMedia(env, daysLater(7))
  expect(await isStored()).toBe(true)
  await purgeUnreferencedMedia(env, daysLater(9))
  expect(await isStored()).toBe(false)
})

test('the picture of an ordered product stays after the product has left the catalogue', async () => {
  const product = aProductRecord('24500', { media: [PHOTO.key], stock: 10 })
  const sale = { articles: [product], 'shipping-methods': [aParcel()] }
  const catalogue = aCatalogue({ media: [PHOTO], ...sale })
  await importCatalogue(catalogue, { media: uploadsOf(PHOTO) })
  const order = await anOrder(aClient())
  expect(order.lineItems?.[0]?.cover?.url).toContain(JPEG.file)
  await importing([])
  await purgeUnreferencedMedia(env, NIGHT)
  await purgeUnreferencedMedia(env, daysLater(8))
  expect(await isStored()).toBe(true)
})
