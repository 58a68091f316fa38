import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countOf } from '#scripts/shop/latest.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Calls a shop that does not exist. */
function shop(...args: readonly string[]) {
  const { status, stderr } = spawnSync(
    join(ROOT, 'node_modules/.bin/node'),
    [
      join(ROOT, 'scripts/shop.ts'),
      ...args,
      '--url',
      'http://127.0.0.1:9',
      '--secret',
      'secret-of-the-tests',
    ],
    { encoding: 'utf8' },
  )
  return { status, lines: stderr.trimEnd().split('\n') }
}

test('an unknown command is named below the known ones', () => {
  const { status, lines } = shop('order', 'reprint', '10001')
  expect(status).toBe(2)
  expect(lines.at(-1)).toBe('Unknown command "order reprint".')
  expect(lines.join('\n')).toContain('npm run shop -- order refund <number>')
})

test('a property name of every object is no command', () => {
  const { status, lines } = shop('constructor')
  expect([status, lines.at(-1)]).toEqual([2, 'Unknown command "constructor".'])
})

test('an invalid option is reported in readable lines', () => {
  const { status, lines } = shop('order', 'refund', '10001', '--amount', '-5')
  expect(status).toBe(1)
  expect(lines[0]).toContain("'--amount'")
  expect(lines.length).toBeGreaterThan(1)
})

test.each(['abc', '', '0', '1.5', '-3', '1e3'])('a limit of "%s" is refused', (limit) => {
  expect(() => countOf(limit)).toThrow(`--limit must be a positive whole number, not "${limit}".`)
  expect(countOf('20')).toBe('20')
})
