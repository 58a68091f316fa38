import { expect, test } from 'vitest'
import { COMMANDS } from '#scripts/shop/commands.ts'
import { countOf } from '#scripts/shop/latest.ts'
import { checkArguments } from '#scripts/shop/usage.ts'

test.each([
  ['order show', ['10001', '10002'], '"10002" is one too many.'],
  ['order refund', ['10001', '--amount', '-5'], '--amount needs a value.'],
  ['order refund', ['10001', '--amount'], '--amount needs a value.'],
  ['order refund', ['10001', '--amount=5', '--amount=6'], '--amount is given twice.'],
  ['order refund', ['10001', '--sum', '5'], 'Unknown option --sum.'],
  ['order refund', ['10001', '--all=5'], '--all takes no value.'],
  ['stock set', ['24500', '--to', '-1', '--reason', 'x'], '--to needs a value.'],
  ['newsletter', ['now'], '"now" is one too many.'],
  ['mode', ['open', 'paused'], '"paused" is one too many.'],
])('%s %j is refused with a reason and the usage', (name, args, reason) => {
  const usage = COMMANDS[name]?.usage ?? ''
  expect(() => checkArguments(usage, args)).toThrow(`${reason}\nUsage: npm run shop -- ${usage}`)
})

test.each([
  ['order refund', ['10001', '--line', '24500=2', '--line', '70000', '--dry-run']],
  ['import', ['folder', '--only', 'prices,stock', '--check']],
  ['import', ['folder', '--dry-run']],
  ['import', ['folder', '--force', '--without-thumbnails']],
  ['mode', ['open']],
  ['customers', ['--search', 'x', '--requests', '--limit=5']],
])('the command %s %j is accepted', (name, args) => {
  expect(() => checkArguments(COMMANDS[name]?.usage ?? '', args)).not.toThrow()
})

test.each(['abc', '', '0', '1.5', '-3', '1e3'])('a limit of "%s" is refused', (limit) => {
  expect(() => countOf(limit)).toThrow(`--limit must be a positive whole number, not "${limit}".`)
  expect(countOf('20')).toBe('20')
})
