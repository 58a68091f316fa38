import { expect, test } from 'vitest'
import { isEnlarged } from '../../../shared/domain/true-size.ts'
import { demo, lines } from './demo.ts'
import { danglingIds, labelsOf, xmlFault } from './svg.ts'

const BIGGEST_BYTES = 6500
// A finished thing of the gallery has all its parts, and stands alone on its page.
const BIGGEST_PROJECT_BYTES = 9000

const drawings = async () => [...(await demo()).media]

test('every plate is well-formed and draws only what it defines', async () => {
  for (const [file, svg] of await drawings()) {
    expect(xmlFault(svg), file).toBeNull()
    expect(danglingIds(svg), file).toEqual([])
  }
})

test('every plate is a sheet of 400 × 400 units and small', async () => {
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

test('no plate runs, loads or writes anything: no script, no address, no style attribute', async () => {
  for (const [file, svg] of await drawings()) {
    expect(svg, file).not.toMatch(
      /<script|<foreignObject|<image|<text|<a[ >]|<title| on\w+=| style=/,
    )
    expect(svg.replace('http://www.w3.org/2000/svg', ''), file).not.toMatch(/https?:|data:|@import/)
    expect(svg, file).not.toMatch(/(?:href="|url\()(?!#)/)
  }
})

test('no figure got lost on the way into a plate or its text', async () => {
  for (const [file, svg] of await drawings())
    expect(svg, file).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
  for (const { alt, key } of await lines.media())
    for (const text of [alt.de, alt.en]) {
      expect(text, key).not.toMatch(/NaN|undefined|null|\[object|\s{2}/)
      expect(text.length, key).toBeLessThanOrEqual(260)
    }
})

test('every article has a plate and at least one more view, the test article its plate', async () => {
  for (const { number, media } of await lines.articles())
    expect(media.length, number).toBeGreaterThanOrEqual(number === '73100TEST' ? 1 : 2)
})

test('no article shows one picture twice', async () => {
  for (const { number, media } of await lines.articles())
    expect(new Set(media).size, number).toBe(media.length)
})

test('the corner where a card has its heart is free of labels', async () => {
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

test('every category shows a plate', async () => {
  for (const { key, picture } of await lines.categories()) expect(picture, key).not.toBeNull()
})

const drawnToScale = async () =>
  (await lines.media()).flatMap(({ widthUm, alt }) => (widthUm ? [{ widthUm, alt: alt.de }] : []))

test('swatches of 5 cm, zippers and webbing of the demo are drawn to scale', async () => {
  const all = await drawnToScale()
  const widthsOf = (word: RegExp) =>
    new Set(all.filter(({ alt }) => word.test(alt)).map(({ widthUm }) => widthUm))
  expect(widthsOf(/Muster 50 × 50 mm/)).toEqual(new Set([66_667]))
  expect(widthsOf(/halb geöffnet/)).toEqual(new Set([66_667]))
  expect(widthsOf(/^Gurtband, /)).toEqual(new Set([90_909]))
})

test('buckles for wider webbing stand for more, and every weave is one', async () => {
  const all = await drawnToScale()
  const buckle = (mm: number) =>
    all.find(({ alt }) => alt.startsWith('Steckschnalle') && alt.includes(`für ${mm} mm`))?.widthUm
  expect(buckle(25)).toBeGreaterThan(buckle(20) ?? Infinity)
  const weaves = all.filter(({ alt }) => alt.startsWith('Bindung'))
  expect(weaves.length).toBeGreaterThan(20)
  expect(weaves.every(({ widthUm }) => isEnlarged(widthUm))).toBe(true)
})
