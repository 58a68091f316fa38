import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Browser APIs that turn text into markup or code. */
const SINKS =
  /\.(?:innerHTML|outerHTML|srcdoc)\b|insertAdjacentHTML|document\.write|createContextualFragment|dangerouslySetInnerHTML|\beval\(|new Function\(|set(?:HTML|HTMLUnsafe)\(|setAttribute\(\s*['"]on/

const sources = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
)

test('no client script turns text into markup or code', () => {
  expect(sources.length).toBeGreaterThan(50)
  const found = sources.filter((name) => SINKS.test(readFileSync(join('client', name), 'utf8')))
  // Escaped island data, the server's own markup restored unchanged, and trays of the server.
  const known = [
    ['islands', 'island.tsx'],
    ['islands', 'server-part.tsx'],
    ['trays', 'tray.ts'],
  ]
  expect(found.toSorted()).toEqual(known.map((names) => join(...names)))
})
