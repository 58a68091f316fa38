import { expect, test } from 'vitest'
import { mutated, mutationsOf, type Kind } from '#scripts/mutants/mutations.ts'
import { drawEvenly, randomBySeed } from '#scripts/mutants/random.ts'

/** Texts of all mutants of a kind. */
const mutantsOf = (kind: Kind, source: string) =>
  mutationsOf('mutant.tsx', source)
    .filter((mutation) => mutation.kind === kind)
    .map((mutation) => mutated(source, mutation))

test.each<readonly [kind: Kind, source: string, mutants: readonly string[]]>([
  ['comparison', 'x = a < b', ['x = a <= b']],
  ['comparison', 'x = a === b', ['x = a !== b']],
  ['negation', 'x = !a', ['x = a']],
  ['negation', 'x = true', ['x = false']],
  ['negation', 'x = a ? b : c', ['x = !(a) ? b : c']],
  ['logic', 'x = a ?? b', ['x = a && b']],
  ['logic', 'x = a || b', ['x = a && b']],
  ['number', 'x = 3', ['x = 4', 'x = 2']],
  ['statement', 'a(); if (b) c', ['; if (b) c', 'a(); ', 'a(); if (b) ;']],
  ['string', "x = 'a' + ''", ["x = '' + ''"]],
  ['string', 'x = `a${b}`', ["x = ''"]],
  ['property', 'x = { a: 1, ...b }', ['x = {  ...b }', 'x = { a: 1,  }']],
])('%s: mutants of %s', (kind, source, mutants) => {
  expect(mutantsOf(kind, source)).toEqual(mutants)
})

test.each([
  ['types', "let x: 'a' | 'b'"],
  ['imports', "import x from 'a'"],
  ['keys', "x = { 'a': b }"],
  ['class names', 'x = <p className="a" />'],
])('%s have no mutants of their strings', (_, source) => {
  expect(mutantsOf('string', source)).toEqual([])
})

test('a mutant that does not parse is left out', () => {
  expect(mutantsOf('logic', 'x = a ?? b ?? c')).not.toContain('x = a && b ?? c')
})

test('equal seeds draw equal mutants, each kind equally often', () => {
  const groups = [Array(500).fill('many'), Array(500).fill('few').slice(0, 40)]
  const draw = (seed: number) => drawEvenly(groups, 60, randomBySeed(seed))
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1)).not.toEqual(draw(2))
  expect(draw(1).filter((one) => one === 'few').length).toBeGreaterThan(20)
})

test('no more is drawn than there is', () => {
  expect(drawEvenly([[1], [], [2]], 9, randomBySeed(1)).toSorted()).toEqual([1, 2])
})
