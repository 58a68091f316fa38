import { expect, test } from 'vitest'
import { demo, lines } from './demo.ts'

/** A drawing without its product colour. */
const colourless = (svg: string | undefined) => svg?.replace(/ color="#[0-9a-f]{6}"/g, '')

test('another shade changes only the colour', async () => {
  const { media } = await demo()
  const files = new Map((await lines.media()).map(({ key, file }) => [key, file]))
  const drawing = (key: string | undefined) => media.get(files.get(key ?? '') ?? '')
  const shadesOnly = (await lines.families()).filter(({ axes }) => axes.join() === 'shade')
  const products = await lines.articles()
  let compared = 0
  for (const parent of shadesOnly) {
    const [first, ...others] = products.filter((product) => product.family === parent.key)
    for (const other of others) {
      const [one, another] = [drawing(first?.media[0]), drawing(other.media[0])]
      expect(one === another, other.number).toBe(false)
      expect(colourless(another), other.number).toBe(colourless(one))
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(200)
})
