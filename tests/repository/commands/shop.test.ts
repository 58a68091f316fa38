import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

/** Runs a command against a shop that does not exist. */
function shop(...args: readonly string[]) {
  return run(...args, '--url', 'http://127.0.0.1:9', '--secret', 'secret-of-the-tests')
}

function run(...args: readonly string[]) {
  const { status, stderr, stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/node'),
    [join(ROOT, 'scripts/shop.ts'), ...args],
    { encoding: 'utf8', cwd: ROOT, env: { ...process.env, OPS_SECRET: '', PORT: '' } },
  )
  return { status, stdout, lines: stderr.trimEnd().split('\n') }
}

test('an unknown command lists the commands with the same beginning', () => {
  const { status, stdout, lines } = shop('order', 'reprint', '10001')
  expect([status, stdout, lines[0]]).toEqual([2, '', 'Unknown command "order reprint".'])
  const commands = lines.filter((line) => line.includes('npm run shop --'))
  expect(commands.length).toBeGreaterThan(3)
  expect(commands.every((line) => line.includes('npm run shop -- order '))).toBe(true)
})

test('a name from Object.prototype is not a command', () => {
  const { status, lines } = shop('constructor')
  expect([status, lines[0]]).toEqual([
    2,
    'Unknown command "constructor". "npm run shop -- help" lists all.',
  ])
})

test.each([[['--help']], [[]]])('%j prints all commands', (args) => {
  const { status, stdout, lines } = run(...args)
  expect([status, lines]).toEqual([0, ['']])
  expect(stdout).toContain('npm run shop -- import (<folder> | --demo)')
})

test.each([[['order', 'refund', '--help']], [['help', 'order', 'refund']]])(
  '%j prints the usage of that command',
  (args) => {
    const { status, stdout } = run(...args)
    expect(status).toBe(0)
    expect(stdout.match(/npm run shop --/g)).toHaveLength(1)
    expect(stdout).toContain('order refund <number> (--all | --amount <12.50>')
  },
)

test('wrong arguments end with the exit code 2', () => {
  expect(shop('order', 'show', '10001', '10002').status).toBe(2)
})

test.each([
  [['order', 'refund', '10001'], 'Add the amount'],
  [['order', 'paid', '10001'], 'Add the amount'],
  [['order', 'refund', '10001', '--all', '--amount', '5'], 'Add the amount'],
  [['order', 'refund', '10001', '--all', '--line', '24500'], 'Add the amount'],
  [
    ['documents', 'export', '--from', '2026-02-01', '--to', '2026-01-31'],
    '--from 2026-02-01 is later',
  ],
  [
    ['papers', 'export', '--from', '2026-02-01', '--to', '2026-01-31'],
    '--from 2026-02-01 is later',
  ],
  [
    ['documents', 'export', '--from', '31.1.2026', '--to', '2026-01-31'],
    '"31.1.2026" is not a day',
  ],
])('%j does nothing', (args, reason) => {
  const { status, lines } = shop(...args)
  expect(status).toBe(2)
  expect(lines[0]).toContain(reason)
})

test.each([[['--url']], [['--url=']], [['--url', '--secret', 'x']], [['--url', 'shop.test']]])(
  'orders %j does not call the shop',
  (args) => {
    const { status, lines } = run('orders', ...args)
    expect(status).toBe(2)
    expect(lines[0]).toMatch(/^--url (needs a value|is the address of a shop)/)
  },
)

test('a folder that is a file is refused with one line', () => {
  const { status, lines } = shop('export', join(ROOT, 'package.json'))
  expect([status, lines]).toEqual([1, [`${join(ROOT, 'package.json')} is a file, not a folder.`]])
})

test('a backup into a folder that is not empty needs --force', () => {
  const { status, lines } = shop('backup', ROOT)
  expect(status).toBe(1)
  expect(lines[0]).toMatch(/which may be overwritten\. Add --force if that is intended\.$/)
})
