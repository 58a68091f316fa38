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
  // The data of an island, escaped, by the server; and what the server rendered, as it stands there.
  const known = ['island.tsx', 'server-part.tsx'].map((name) => join('islands', name))
  expect(found.toSorted()).toEqual(known)
})
