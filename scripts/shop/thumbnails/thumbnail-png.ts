import { pngFile } from '#worker/backend/files/png-file.ts'
import type { Raster } from './raster.ts'

const PALETTE_SIZE = 256
/** Rounds a channel to multiples of this, so that antialiased edges share colours. */
const SHADE = 8
const SHADES = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.min(255, Math.round(value / SHADE) * SHADE),
)

/**
 * Encodes a raster as a small PNG: a palette of up to 256 rounded colours, otherwise all colours.
 * Transparent pixels become white.
 */
export function thumbnailPng(raster: Raster): Uint8Array {
  const opaque = onWhite(raster)
  const { width, height } = raster
  const found = indexed(opaque)
  const [bytes, each] = found ? [found.indices, 1] : [opaque, 3]
  const rows = new Uint8Array((width * each + 1) * height)
  for (let y = 0; y < height; y++) {
    rows.set(bytes.subarray(y * width * each, (y + 1) * width * each), y * (width * each + 1) + 1)
  }
  if (!found) return pngFile({ width, height, colours: 'rgb', rows })
  return pngFile({ width, height, colours: 'palette', palette: found.palette, rows })
}

/** Three bytes per pixel. */
function onWhite({ pixels }: Raster): Uint8Array {
  const opaque = new Uint8Array((pixels.length / 4) * 3)
  for (let from = 0, to = 0; from < pixels.length; from += 4) {
    const alpha = pixels[from + 3] ?? 0
    for (let channel = 0; channel < 3; channel++) {
      const value = pixels[from + channel] ?? 0
      opaque[to++] = Math.round((value * alpha + 255 * (255 - alpha)) / 255)
    }
  }
  return opaque
}

/** Pixels as palette indices; null if the palette would be too large. */
function indexed(opaque: Uint8Array) {
  const shade = (at: number) => SHADES[opaque[at] ?? 0] ?? 0
  const places = new Map<number, number>()
  const indices = new Uint8Array(opaque.length / 3)
  for (let at = 0; at < opaque.length; at += 3) {
    const colour = (shade(at) << 16) | (shade(at + 1) << 8) | shade(at + 2)
    let place = places.get(colour)
    if (place === undefined) {
      place = places.size
      if (place === PALETTE_SIZE) return null
      places.set(colour, place)
    }
    indices[at / 3] = place
  }
  const palette = Uint8Array.from(
    [...places.keys()].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  )
  return { indices, palette }
}
