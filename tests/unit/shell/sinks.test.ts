import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Ways of a script to make markup or code out of a text. */
const SINKS =
  /\.(?:innerHTML|outerHTML|srcdoc)\b|insertAdjacentHTML|document\.write|createContextualFragment|dangerouslySetInnerHTML|\beval\(|new Function\(|set(?:HTML|HTMLUnsafe)\(|setAttribute\(\s*['"]on/

const sources = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
)

test('no script that ships to the browser makes markup or code out of a text', () => {
  expect(sources.length).toBeGreaterThan(50)
  const found = sources.filter((name) => SINKS.test(readFileSync(join('client', name), 'utf8')))
  // The server writes the data of an island, as data and escaped.
  expect(found).toEqual([join('islands', 'island.tsx')])
})
