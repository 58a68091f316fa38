import { Buffer } from 'node:buffer'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PREPARED, prepareMedia } from '#scripts/shop/media/prepare-media.ts'
import { filesOfMedia, MediaRecord, renditionFile } from '#shared/schemas/import/media.ts'
import {
  aCmykPhoto,
  aCutOut,
  aDeepPng,
  aHugePng,
  anAnimation,
  aPhonePhoto,
  aScene,
  aVideo,
} from './photographs.ts'

const alt = { de: 'Tee', en: 'Tea' }
const SILENT = { reach: () => {}, end: () => {} }

function aFolder(files: Readonly<Record<string, Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'ripstop-media-'))
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  return folder
}

async function prepared(files: Readonly<Record<string, Uint8Array>>, more: object = {}) {
  const [file = ''] = Object.keys(files)
  const line = JSON.stringify({ key: 'tea', file, alt, ...more })
  const { lines, refusals } = await prepareMedia(aFolder(files), [line], SILENT)
  return { record: MediaRecord.parse(JSON.parse(lines[0] ?? '')), refusals }
}

const stored = (name: string) => readFileSync(join(PREPARED, name))

test('a portrait of a phone is upright and carries neither EXIF nor GPS', async () => {
  const { record, refusals } = await prepared({ 'media/portrait.jpg': await aPhonePhoto() })
  expect(refusals).toEqual([])
  expect(record).toMatchObject({ width: 600, height: 900, mimeType: 'image/jpeg' })
  for (const name of filesOfMedia(record)) {
    const { exif, orientation, width = 0, height = 0 } = await sharp(stored(name)).metadata()
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
    expect(height).toBeGreaterThan(width)
  }
})

test('a photograph gets AVIF and WebP in each width below its own, and its mean colour', async () => {
  const { record } = await prepared({ 'media/tea.jpg': await aScene().jpeg().toBuffer() })
  expect(record.photo?.widths).toEqual([320, 480, 768, 900])
  expect(record.photo?.colour).toMatch(/^#9[0-9a-f]7[0-9a-f]4[0-9a-f]$/)
  const small = await sharp(stored(renditionFile(record.file, 480, 'avif'))).metadata()
  expect(small).toMatchObject({ format: 'heif', width: 480, height: 320 })
})

test.each([
  ['CMYK', 'jpg', aCmykPhoto],
  ['16 bits a channel', 'png', aDeepPng],
])('a photograph in %s becomes sRGB of 8 bits', async (_what, extension, make) => {
  const { record } = await prepared({ [`media/tea.${extension}`]: await make() })
  const { space, depth } = await sharp(stored(record.file)).metadata()
  expect({ space, depth }).toEqual({ space: 'srgb', depth: 'uchar' })
})

test('a transparent picture stays transparent, except for the JPEG for sharing', async () => {
  const { record } = await prepared({ 'media/cut-out.png': await aCutOut() })
  expect(record).toMatchObject({ mimeType: 'image/png', photo: { colour: null } })
  for (const name of filesOfMedia(record)) {
    const { hasAlpha } = await sharp(stored(name)).metadata()
    expect(hasAlpha).toBe(!name.endsWith('-share.jpg'))
  }
})

test('a picture narrower than all widths exists in its own width', async () => {
  const { record } = await prepared({
    'media/small.webp': await aScene(200, 100).webp().toBuffer(),
  })
  expect(record.photo?.widths).toEqual([200])
})

test.each(['media/Grüner Tee ☕ (1).JPG', 'media/Tee/Assam 50 g.jpeg'])(
  'a file may be named %s',
  async (name) => {
    const { refusals } = await prepared({ [name]: await aScene(400, 300).jpeg().toBuffer() })
    expect(refusals).toEqual([])
  },
)

test('a name with an umlaut is found in an archive of macOS', async () => {
  const folder = aFolder({
    ['media/Grün.jpg'.normalize('NFD')]: await aScene(400, 300).jpeg().toBuffer(),
  })
  const line = JSON.stringify({ key: 'tea', file: 'media/Grün.jpg'.normalize('NFC'), alt })
  expect((await prepareMedia(folder, [line], SILENT)).refusals).toEqual([])
})

test('a drawing keeps its bytes and gets the size of its viewBox', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9"/></svg>'
  const { record } = await prepared({ 'media/logo.svg': Buffer.from(svg) })
  expect(record).toMatchObject({ width: 40, height: 30, mimeType: 'image/svg+xml' })
  expect(stored(record.file).toString()).toBe(svg)
})

test('a video has a poster and its size', async () => {
  const files = {
    'media/cut.mp4': aVideo(),
    'media/cut.jpg': await aScene(800, 450).jpeg().toBuffer(),
  }
  const { record, refusals } = await prepared(files, { poster: 'media/cut.jpg' })
  expect(refusals).toEqual([])
  expect(record).toMatchObject({ mimeType: 'video/mp4', width: 800, height: 450 })
  expect(filesOfMedia(record).every((name) => existsSync(join(PREPARED, name)))).toBe(true)
})

test('a box without a length does not block the import', async () => {
  const endless = Buffer.alloc(32)
  endless.writeUInt32BE(1, 0)
  endless.write('ftyp', 4, 'latin1')
  const files = { 'media/cut.mp4': endless, 'media/cut.jpg': await aScene().jpeg().toBuffer() }
  const { refusals } = await prepared(files, { poster: 'media/cut.jpg' })
  expect(refusals).toMatchObject([{ reason: 'media/cut.mp4 is a broken MP4' }])
})

const truncated = async () => (await aScene().jpeg().toBuffer()).subarray(0, 9_000)

test.each([
  ['a text named .jpg', 'media/note.jpg', () => Buffer.from('no picture'), 'is not a picture'],
  ['a PNG named .jpg', 'media/a.jpg', () => aCutOut(), 'is not a JPEG'],
  ['a truncated JPEG', 'media/half.jpg', truncated, 'is broken'],
  ['an animation', 'media/move.webp', anAnimation, 'is animated'],
  ['a picture of 9,000 pixels', 'media/long.png', aHugePng, 'is 9000 pixels long'],
  ['21 MB', 'media/heavy.jpg', () => Buffer.alloc(21 * 1024 * 1024), 'the limit is 20971520'],
  ['a GIF', 'media/a.gif', () => Buffer.from('GIF89a'), 'is not a JPEG, PNG, WebP, AVIF or SVG'],
  ['a script', 'media/a.svg', () => Buffer.from('<svg><script/></svg>'), 'holds <script>'],
  ['a video without poster', 'media/a.mp4', aVideo, 'has no poster'],
])('%s is refused by its name, and a crossed box is shown', async (_what, name, make, reason) => {
  const { record, refusals } = await prepared({ [name]: await make() })
  expect(refusals).toEqual([
    { line: 1, key: 'tea', reason: expect.stringMatching(`^${name} .*${reason}`) },
  ])
  expect(record).toMatchObject({ key: 'tea', alt, mimeType: 'image/svg+xml' })
})

test('a refused picture does not stop the others, and the report names its line', async () => {
  const folder = aFolder({
    'media/a.jpg': Buffer.from('x'),
    'media/b.jpg': await aScene(400, 300).jpeg().toBuffer(),
  })
  const lines = ['a', 'b', 'c'].map((key) => JSON.stringify({ key, file: `media/${key}.jpg`, alt }))
  const outcome = await prepareMedia(folder, lines, SILENT)
  expect(outcome.refusals.map(({ line }) => line)).toEqual([1, 3])
  expect(MediaRecord.parse(JSON.parse(outcome.lines[1] ?? '')).mimeType).toBe('image/jpeg')
})

test('a prepared line stays as it is', async () => {
  const { record } = await prepared({ 'media/tea.jpg': await aScene(400, 300).jpeg().toBuffer() })
  const line = JSON.stringify(record)
  expect((await prepareMedia(aFolder({}), [line], SILENT)).lines).toEqual([line])
})
