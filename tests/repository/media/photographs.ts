import { Buffer } from 'node:buffer'
import sharp from 'sharp'

const WIDTH = 900
const HEIGHT = 600

/** A photograph-like picture: soft colours with noise, so that it compresses like one. */
export function aScene(width = WIDTH, height = HEIGHT) {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const wave = Math.sin(x / 57) * 40 + Math.cos(y / 83) * 40
      const noise = ((x * 7919 + y * 104_729) % 31) - 15
      data[at] = 150 + wave + noise
      data[at + 1] = 120 + wave / 2 + noise
      data[at + 2] = 70 + noise
    }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** A phone's portrait photograph: stored on its side, with GPS. */
export const aPhonePhoto = () =>
  aScene()
    .withExif({
      IFD0: { Make: 'Phone', Orientation: '6' },
      IFD3: { GPSLatitude: '48/1 12/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const aCmykPhoto = () => aScene(600, 400).toColourspace('cmyk').jpeg().toBuffer()

export const aDeepPng = () => aScene(600, 400).toColourspace('rgb16').png().toBuffer()

export const aCutOut = () =>
  sharp({ create: { width: 500, height: 700, channels: 4, background: '#ff000000' } })
    .composite([
      { input: { create: { width: 200, height: 200, channels: 4, background: '#0a0' } } },
    ])
    .png()
    .toBuffer()

export async function anAnimation() {
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((background) =>
      sharp({ create: { width: 50, height: 50, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer()
}

export const aHugePng = () =>
  sharp({ create: { width: 9000, height: 10, channels: 3, background: '#888' } })
    .png()
    .toBuffer()

/** The boxes of an MP4 without any sample. */
export function aVideo(): Buffer {
  const box = (name: string, content: string) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + content.length, 0)
    head.write(name, 4, 'latin1')
    return Buffer.concat([head, Buffer.from(content, 'latin1')])
  }
  return Buffer.concat([
    box('ftyp', 'isom\0\0\0\0isom'),
    box('moov', 'm'.repeat(40)),
    box('mdat', 'd'),
  ])
}
