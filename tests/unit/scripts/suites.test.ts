import { expect, test } from 'vitest'
import { selectSuites, SUITES } from '#scripts/test/suites.ts'

const TESTS = [
  'tests/unit/domain/cart.test.ts',
  'tests/unit/domain/money.test.ts',
  'tests/shopware/buying/order.test.ts',
  'tests/e2e/cart.spec.ts',
  'seed/drawings/tests/pack.test.ts',
]
const select = (...args: readonly string[]) =>
  Object.fromEntries(
    selectSuites(args, (path) =>
      TESTS.filter((file) => file === path || file.startsWith(`${path}/`)),
    ),
  )

test('without arguments every suite runs as a whole', () => {
  expect(Object.keys(select())).toEqual(Object.keys(SUITES))
  expect(select().worker).toEqual(['tests/worker/'])
})

test.each([
  ['unit', 'unit', 'tests/unit/'],
  ['tests/unit', 'unit', 'tests/unit/'],
  ['./tests/unit/domain/', 'unit', 'tests/unit/domain/'],
  ['tests/unit/domain/cart.test.ts', 'unit', 'tests/unit/domain/cart.test.ts'],
  ['tests/shopware/buying', 'replay', 'tests/shopware/buying/'],
  ['tests/e2e/cart.spec.ts', 'e2e', 'tests/e2e/cart.spec.ts'],
])('the argument %s runs in the suite %s', (arg, suite, path) => {
  expect(select(arg)).toEqual({ [suite]: [path] })
})

test('paths of one suite run together', () => {
  const [cart, money] = TESTS.slice(0, 2) as [string, string]
  expect(select(cart, 'e2e', money)).toEqual({ unit: [cart, money], e2e: ['tests/e2e/'] })
})

test.each([
  ['tests/builders', '"tests/builders" is no suite and has no tests. Suites: unit,'],
  ['tests/unit/domain/none.test.ts', 'is no suite and has no tests'],
  ['units', '"units" is no suite and has no tests'],
  ['tests', 'No suite runs the tests of "tests"'],
  ['seed/drawings/tests', 'No suite runs the tests of "seed/drawings/tests"'],
])('the argument %s is refused', (arg, reason) => {
  expect(() => select(arg)).toThrow(reason)
})
