import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SQL_FOLDER = join('worker', 'backend', 'sql')

/** `.bind(…)`, and parameters in SQL: `?1`, or `?` after a comparison or in a list of values. */
const BY_POSITION = /\.bind\(|\?\d|(?:[=<>,(]|\b(?:LIMIT|OFFSET|LIKE|IS))\s*\?(?=[\s,)'"`;])/

/** A value list after a table without its columns. */
const UNNAMED_COLUMNS = /INSERT (?:OR \w+ )?INTO (?:\w+|"\w+"|\$\{[^}]+\})\s+VALUES/

const sources = readdirSync('worker', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.d)\.ts$/.test(name))
  .map((name) => join('worker', name))
  .filter((path) => !path.startsWith(SQL_FOLDER))

const matching = (pattern: RegExp) =>
  sources.filter((path) => pattern.test(readFileSync(path, 'utf8')))

test.each(['.bind(id)', 'id = ?1', 'id = ?', 'VALUES (?, 1)', 'LIMIT ?'])(
  'the pattern finds the positional value in %s',
  (text) => {
    expect(BY_POSITION.test(`${text} `)).toBe(true)
  },
)

test('no statement of the worker binds a value by its position', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(matching(BY_POSITION)).toEqual([])
})

test('every insert names its columns', () => {
  expect(matching(UNNAMED_COLUMNS)).toEqual([])
})
