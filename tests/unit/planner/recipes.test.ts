import { describe, expect, test } from 'vitest'
import { cuttingLayout, type Piece } from '#shared/domain/planner/cutting-layout.ts'
import { evaluate } from '#shared/domain/planner/expression.ts'
import { calculateRecipe, readDimension } from '#shared/domain/planner/recipe.ts'
import { RECIPES } from '#shared/recipes/recipes.ts'
import type { Recipe } from '#shared/recipes/recipe.ts'

const standard = ({ parameters }: Recipe) =>
  Object.fromEntries(parameters.map((one) => [one.key, one.default]))

/** All combinations of minimum, default and maximum dimensions. */
function combinations({ parameters }: Recipe) {
  return parameters.reduce<Record<string, number>[]>(
    (all, { key, min, max, default: usual }) =>
      all.flatMap((one) => [min, usual, max].map((value) => ({ ...one, [key]: value }))),
    [{}],
  )
}

const placed = (recipe: Recipe, values: Record<string, number>) =>
  calculateRecipe(recipe, values).layouts.map(({ layout, ...cloth }) => {
    if (!layout.ok) throw new Error(`${recipe.key} does not fit: ${JSON.stringify(layout.error)}`)
    return { ...cloth, ...layout.value }
  })

test('the planner has eight recipes', () => {
  expect(RECIPES.map(({ key }) => key).toSorted()).toEqual([
    'backpack',
    'bivvy',
    'frame-bag',
    'quilt',
    'rain-jacket',
    'rain-skirt',
    'stuffsack',
    'tarp',
  ])
})

describe.each(RECIPES.map((recipe) => [recipe.key, recipe] as const))('recipe %s', (_, recipe) => {
  test('the recipe matches the calculation by hand', () => {
    const { values, items } = calculateRecipe(recipe, standard(recipe))
    for (const [key, figure] of Object.entries(recipe.expected.derived))
      expect(values[key], key).toBeCloseTo(figure, 2)
    const units = recipe.items.map(({ unit }) => (unit === 'm' ? 10 : 1))
    expect(
      items.map(({ article: product, quantity }, one) => [product, quantity / (units[one] ?? 1)]),
    ).toEqual(recipe.expected.items.map(({ article: product, quantity }) => [product, quantity]))
  })

  test('the pieces fit into the bought cloth at any dimensions', () => {
    for (const values of combinations(recipe)) {
      const bought = new Map(
        calculateRecipe(recipe, values).items.map(({ article: product, quantity }) => [
          product,
          quantity,
        ]),
      )
      for (const { article: product, length } of placed(recipe, values))
        expect(length, JSON.stringify(values)).toBeLessThanOrEqual((bought.get(product) ?? 0) * 10)
    }
  })
})

const overlap = (one: Piece & { x: number; y: number }, other: Piece & { x: number; y: number }) =>
  one.x + one.width > other.x + 1e-6 &&
  other.x + other.width > one.x + 1e-6 &&
  one.y + one.length > other.y + 1e-6 &&
  other.y + other.length > one.y + 1e-6

test('the pieces neither overlap nor exceed the roll', () => {
  // A fixed pseudo-random sequence, so that every run has the same pieces.
  let seed = 42
  const figure = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return 1 + (seed / 2_147_483_648) * (most - 1)
  }
  for (let run = 0; run < 200; run += 1) {
    const pieces = Array.from({ length: Math.ceil(figure(40)) }, (_, one) => ({
      name: `${one}`,
      width: figure(148),
      length: figure(300),
    }))
    const laid = cuttingLayout(pieces, 148)
    if (!laid.ok) throw new Error('It fits')
    const { pieces: lying, length } = laid.value
    expect(lying).toHaveLength(pieces.length)
    for (const [index, piece] of lying.entries()) {
      expect(piece.x).toBeGreaterThanOrEqual(0)
      expect(piece.x + piece.width).toBeLessThanOrEqual(148 + 1e-6)
      expect(piece.y + piece.length).toBeLessThanOrEqual(length + 1e-6)
      expect(lying.slice(index + 1).some((other) => overlap(piece, other))).toBe(false)
    }
  }
})

test('pieces wider than any roll are refused', () => {
  const piece = { name: 'Bahn', width: 149, length: 100 }
  expect(cuttingLayout([piece], 148)).toMatchObject({ error: { kind: 'wider-than-roll' } })
  const long = Array.from({ length: 101 }, () => ({ ...piece, width: 148 }))
  expect(cuttingLayout(long, 148)).toMatchObject({ error: { kind: 'longer-than-roll' } })
})

test.each(['0', '-5', '4000', '40 m', '', 'viel', '1e3', '٣٠', '<b>'])(
  'the dimension "%s" is refused',
  (input) => {
    const dimension = { key: 'length', min: 200, max: 420, step: 10 }
    expect(readDimension(input, dimension).ok).toBe(false)
  },
)

test('a dimension can have a comma or a point', () => {
  const hem = { key: 'hem', min: 2, max: 4, step: 0.5 }
  expect(readDimension(' 2,5 ', hem)).toEqual({ ok: true, value: 2.5 })
  expect(readDimension('2.5', hem)).toEqual({ ok: true, value: 2.5 })
})

test('formulas support precedence, brackets and functions, and refuse anything else', () => {
  expect(evaluate('1+2*(3-1)/4', {})).toBe(2)
  expect(evaluate('roundUp(0.1+0.2,0.1)', {})).toBeCloseTo(0.3, 9)
  expect(evaluate('max(1,ceil(length/75))-min(2,3)', { length: 151 })).toBe(1)
  for (const wrong of ['', '1+', '(1', 'nothing', 'alert(1)', '1/0', '1;2', 'toString'])
    expect(() => evaluate(wrong, {})).toThrow('Not a formula')
})
