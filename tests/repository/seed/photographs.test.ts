import { existsSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { colourDistance, type Rgb } from './colour-distance.ts'
import { demo, lines, source } from './demo.ts'

/** The distance that a shopper hardly sees. */
const MOST = 3
const MOST_BYTES = 25 * 1024 * 1024

const { photographs, families, shades } = await source()
const parents = families.filter(({ articles }) => articles.some((one) => photographs[one.number]))
const hexes = new Map(shades.map(({ key, hex }) => [key, hex]))
const fileOf = (name: string) =>
  new URL(`../../../seed/photographs/pictures/${name}`, import.meta.url)

const rgbOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb

/** The mean of a square in linear light, as a viewer from far away sees it. */
async function meanOf(file: string, [left, top, side]: readonly number[]): Promise<Rgb> {
  const square = { left: left ?? 0, top: top ?? 0, width: side ?? 1, height: side ?? 1 }
  const { data, info } = await sharp(fileOf(file).pathname)
    .extract(square)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  data.forEach((value, index) => {
    const channel = index % info.channels
    sums[channel] = (sums[channel] ?? 0) + linear(value / 255)
  })
  const pixels = info.width * info.height
  return sums.map((sum) => encoded(sum / pixels)) as unknown as Rgb
}
const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const encoded = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

describe.each(parents)('the rendered pictures of $key', ({ articles }) => {
  test('have the colours of its products on their flat area', async () => {
    const far: string[] = []
    for (const { number, shade } of articles)
      for (const { file, flat, photo, view } of photographs[number] ?? []) {
        if (!flat) continue
        const hex = rgbOf(hexes.get(shade ?? '') ?? '')
        const largest = photo?.widths.at(-1)
        for (const name of [file, file.replace('.jpg', `-${largest}.avif`)]) {
          const mean = await meanOf(name.replace('media/', ''), flat)
          const distance = colourDistance(mean, hex)
          if (!(distance <= MOST)) far.push(`${number} ${view} ${name}: ${distance.toFixed(1)}`)
        }
      }
    expect(far).toEqual([])
  })
})

test('a rendered picture says that it is one, and the drawing follows it', async () => {
  const media = new Map((await lines.media()).map((one) => [one.key, one]))
  for (const { number, media: keys } of await lines.articles()) {
    const shown = keys.flatMap((key) => media.get(key) ?? [])
    const rendered = shown.filter(({ photo }) => photo)
    expect(rendered).toHaveLength(photographs[number]?.length ?? 0)
    expect(shown.slice(0, rendered.length)).toEqual(rendered)
    if (rendered.length > 0) expect(shown.length).toBeGreaterThan(rendered.length)
    for (const { alt } of rendered) {
      expect(alt.de).toContain('gerendert')
      expect(alt.en).toContain('rendered')
    }
  }
})

test('all files of the pictures exist and have at most 25 MB', async () => {
  const { media } = await demo()
  const copied = [...media.values()].filter((content) => content instanceof URL)
  expect(copied.filter((file) => !existsSync(file))).toEqual([])
  const sizes = [...new Set(copied.map(({ href }) => href))].map(
    (href) => statSync(new URL(href)).size,
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES)
})
