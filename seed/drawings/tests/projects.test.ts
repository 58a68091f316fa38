import { expect, test } from 'vitest'
import { drawProject } from '../src/pictures/project/views.ts'
import { lines } from './demo.ts'
import { xmlFault } from './svg.ts'

const TITLE = { de: 'Ding', en: 'Thing' }

test('every gallery project has its own drawing', async () => {
  const projects = await lines.projects()
  const media = new Map((await lines.media()).map((one) => [one.key, one]))
  const products = new Set((await lines.articles()).flatMap((product) => product.media))
  const pictures = projects.map(({ picture }) => picture)
  expect(new Set(pictures).size).toBe(projects.length)
  for (const { title, picture } of projects) {
    expect(products, title.de).not.toContain(picture)
    expect(media.get(picture ?? '')?.alt.de, title.de).toContain(title.de)
  }
})

test('a drawing is well-formed, small, measured, and numbers only listed materials', async () => {
  for (const { key, materials } of await lines.projects()) {
    const { svg, alt } = drawProject(key, TITLE)
    expect(xmlFault(svg), key).toBeNull()
    expect(svg.length, key).toBeLessThan(9_000)
    expect(alt.de, key).toMatch(/\d+ cm/)
    const positions = svg.match(/class="d o"/g)?.length ?? 0
    expect(positions, key).toBeGreaterThan(2)
    expect(positions, key).toBeLessThanOrEqual(materials.length)
  }
})

test('the same project makes the same drawing, and a missing drawing stops the build', () => {
  expect(drawProject('bivvy', TITLE)).toEqual(drawProject('bivvy', TITLE))
  expect(() => drawProject('kite', TITLE)).toThrow('kite')
})
