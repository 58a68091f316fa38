import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { isEnlarged } from '../../../shared/domain/true-size.ts'
import { demo, lines } from './demo.ts'
import { danglingIds, labelsOf, xmlFault } from './svg.ts'

const BIGGEST_BYTES = 6500
// A finished gallery thing has more parts and its own page.
const BIGGEST_PROJECT_BYTES = 9000

const drawings = async () => [...(await demo()).media]

test('every drawing is well-formed and references only its own definitions', async () => {
  for (const [file, svg] of await drawings()) {
    expect(xmlFault(svg), file).toBeNull()
    expect(danglingIds(svg), file).toEqual([])
  }
})

test('every drawing has 400 × 400 units and is small', async () => {
  const projects = new Set((await lines.projects()).map(({ picture }) => picture))
  const shown = (await lines.media()).filter(({ key }) => projects.has(key))
  const ofProjects = new Set(shown.map(({ file }) => file))
  for (const [file, svg] of await drawings()) {
    expect(
      svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" '),
      file,
    ).toBe(true)
    expect(Buffer.byteLength(svg), file).toBeLessThanOrEqual(
      ofProjects.has(file) ? BIGGEST_PROJECT_BYTES : BIGGEST_BYTES,
    )
  }
})

test('no drawing contains scripts, addresses or style attributes', async () => {
  for (const [file, svg] of await drawings()) {
    expect(svg, file).not.toMatch(
      /<script|<foreignObject|<image|<text|<a[ >]|<title| on\w+=| style=/,
    )
    expect(svg.replace('http://www.w3.org/2000/svg', ''), file).not.toMatch(/https?:|data:|@import/)
    expect(svg, file).not.toMatch(/(?:href="|url\()(?!#)/)
  }
})

test('no figure is missing in a drawing or its text', async () => {
  for (const [file, svg] of await drawings())
    expect(svg, file).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
  for (const { alt, key } of await lines.media())
    for (const text of [alt.de, alt.en]) {
      expect(text, key).not.toMatch(/NaN|undefined|null|\[object|\s{2}/)
      expect(text.length, key).toBeLessThanOrEqual(260)
    }
})

test('every product has a drawing and another view, the test product one drawing', async () => {
  for (const { number, media } of await lines.articles())
    expect(media.length, number).toBeGreaterThanOrEqual(number === '73100TEST' ? 1 : 2)
})

test('no product shows one picture twice', async () => {
  for (const { number, media } of await lines.articles())
    expect(new Set(media).size, number).toBe(media.length)
})

test('the corner of the wishlist button has no labels', async () => {
  const { media } = await demo()
  const files = new Map((await lines.media()).map(({ key, file }) => [key, file]))
  const covers = (await lines.articles()).flatMap(({ media: [cover] }) => cover ?? [])
  const hidden = [...new Set(covers)].flatMap((key) =>
    labelsOf(media.get(files.get(key) ?? '') ?? '')
      .filter(({ right, top }) => right > 340 && top < 60)
      .map((label) => ({ key, ...label })),
  )
  expect(hidden).toEqual([])
})

test('every category has a picture', async () => {
  for (const { key, picture } of await lines.categories()) expect(picture, key).not.toBeNull()
})

const drawnToScale = async () =>
  (await lines.media()).flatMap(({ widthUm, alt }) => (widthUm ? [{ widthUm, alt: alt.de }] : []))

test('swatches of 5 cm, zippers and webbing are to scale', async () => {
  const all = await drawnToScale()
  const widthsOf = (word: RegExp) =>
    new Set(all.filter(({ alt }) => word.test(alt)).map(({ widthUm }) => widthUm))
  expect(widthsOf(/Muster 50 × 50 mm/)).toEqual(new Set([66_667]))
  expect(widthsOf(/halb geöffnet/)).toEqual(new Set([66_667]))
  expect(widthsOf(/^Gurtband, /)).toEqual(new Set([90_909]))
})

test('wider buckles have larger scales, and every weave counts as one', async () => {
  const all = await drawnToScale()
  const buckle = (mm: number) =>
    all.find(({ alt }) => alt.startsWith('Steckschnalle') && alt.includes(`für ${mm} mm`))?.widthUm
  expect(buckle(25)).toBeGreaterThan(buckle(20) ?? Infinity)
  const weaves = all.filter(({ alt }) => alt.startsWith('Bindung'))
  expect(weaves.length).toBeGreaterThan(20)
  expect(weaves.every(({ widthUm }) => isEnlarged(widthUm))).toBe(true)
})
