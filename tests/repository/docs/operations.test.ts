import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from '#scripts/shop/commands.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const guide = read('docs/operations.md')

const sources = readdirSync('worker', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => read(join('worker', name)))

test('operations.md explains every log event of the shop', () => {
  const named = sources.flatMap((text) =>
    [...text.matchAll(/\blog(?:Event|Failure)\(\s*'([\w-]+)'/g)].map(([, event = '']) => event),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((event) => !guide.includes(`\`${event}\``))).toEqual([])
})

test('every explained log event exists', () => {
  const [, table = ''] = /\| log line .*\n\|[-|]+\n((?:\|.*\n)+)/.exec(guide) ?? []
  const told = table.split('\n').flatMap((row) => {
    const [, events = ''] = row.split('|')
    return [...events.matchAll(/`([\w-]+)`/g)].map(([, event = '']) => event)
  })
  expect(told.length).toBeGreaterThan(20)
  expect(told.filter((event) => !sources.some((text) => text.includes(`'${event}'`)))).toEqual([])
})

describe('commands in documents', () => {
  test.each([
    'docs/operations.md',
    'README.md',
    'CONTRIBUTING.md',
    'docs/import-format.md',
    'docs/shopware.md',
  ])('%s exists', (page) => {
    const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
    const text = read(page)
    const run = [...text.matchAll(/`?npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(run.filter((name) => !scripts[name])).toEqual([])
    const shop = [...text.matchAll(/npm run shop -- (?:--url \S+ )?([a-z]+)(?: ([a-z]+))?/g)]
    const unknown = shop.filter(
      ([, first = '', second = '']) => !COMMANDS[`${first} ${second}`] && !COMMANDS[first],
    )
    expect(unknown.map(([input]) => input)).toEqual([])
  })
})
