import { Buffer } from 'node:buffer'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { thumbnailPng } from '#scripts/shop/thumbnails/thumbnail-png.ts'
import { rasterOf } from '#scripts/shop/thumbnails/raster.ts'
import { pngSize } from '#worker/backend/files/png-file.ts'

const RED_CORNER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200">
  <path d="M0 0H200V100H0z" fill="#d02020"/></svg>`

/** Colour type and unfiltered samples of a PNG. */
function read(file: Uint8Array) {
  const bytes = Buffer.from(file)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  const data = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  return { kind: chunks.get('IHDR')?.[9], palette: [...(chunks.get('PLTE') ?? [])], data }
}

test("a thumbnail is 1200 pixels wide with the drawing's proportions", async () => {
  expect(pngSize(thumbnailPng(await rasterOf(RED_CORNER)))).toEqual({ width: 1200, height: 600 })
})

test('equal drawings result in equal bytes', async () => {
  const [first, second] = [await rasterOf(RED_CORNER), await rasterOf(RED_CORNER)].map(thumbnailPng)
  expect(Buffer.from(first ?? []).equals(Buffer.from(second ?? []))).toBe(true)
})

test('a drawing with few colours has a palette and a white background', async () => {
  const { kind, palette, data } = read(thumbnailPng(await rasterOf(RED_CORNER)))
  const colourAt = (x: number, y: number) => {
    const place = data[y * 1201 + 1 + x] ?? 0
    return palette.slice(place * 3, place * 3 + 3)
  }
  expect(kind).toBe(3)
  expect(colourAt(10, 10)).toEqual([208, 32, 32])
  expect(colourAt(1000, 500)).toEqual([255, 255, 255])
})

test('a picture with more colours than a palette preserves them all', () => {
  const colours = Array.from({ length: 64 * 64 }, (_, at) => [(at % 64) * 4, (at >> 6) * 4, 7, 255])
  const pixels = Uint8Array.from(colours.flat())
  const { kind, data } = read(thumbnailPng({ width: 64, height: 64, pixels }))
  expect(kind).toBe(2)
  expect([...data.subarray(1, 7)]).toEqual([0, 0, 7, 4, 0, 7])
})

test('an invalid drawing is refused', async () => {
  await expect(rasterOf('<p>no drawing</p>')).rejects.toThrow('SVG')
})
