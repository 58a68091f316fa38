import { UNITS_PER_METRE } from '../metres.ts'
import { fail, ok, type Result } from '../result.ts'
import {
  cuttingLayout,
  type CuttingLayout,
  type LayoutError,
  type Piece,
} from './cutting-layout.ts'
import { evaluate, type Values } from './expression.ts'

export type Dimension = Readonly<{ key: string; min: number; max: number; step: number }>
type Derived = Readonly<{ key: string; expr: string }>
type Ingredient = Readonly<{
  article: string
  unit: 'm' | 'piece' | 'set'
  expr: string
  finishedExpr?: string | undefined
  finishedGramsExpr?: string | undefined
}>

/** The shape of a piece inside its rectangle. */
export const OUTLINES = ['rect', 'circle', 'triangle', 'trapezoid'] as const
export type Outline = (typeof OUTLINES)[number]

type Cloth<Name> = Readonly<{
  article: string
  /** Usable width of the roll, in centimetres. */
  width: number
  pieces: readonly Readonly<{
    name: Name
    count: string
    width: string
    length: string
    outline: Outline
  }>[]
}>

/** A sewing project: its dimensions, derived values, pieces and materials. */
export type RecipeRules<Name = unknown> = Readonly<{
  parameters: readonly Dimension[]
  derived: readonly Derived[]
  items: readonly Ingredient[]
  cloths: readonly Cloth<Name>[]
}>

export type DimensionError = 'not-a-number' | 'not-between'

const FIGURE = /^-?\d{1,6}(?:[.,]\d{1,4})?$/

/** Parses an entered dimension; fails outside the bounds of its recipe. */
export function readDimension(
  input: string,
  { min, max }: Dimension,
): Result<number, DimensionError> {
  if (!FIGURE.test(input.trim())) return fail('not-a-number')
  const value = Number(input.trim().replace(',', '.'))
  return value >= min && value <= max ? ok(value) : fail('not-between')
}

export type CalculatedItem = Readonly<{
  article: string
  /** Whole wire units: tenths of a metre, else pieces. */
  quantity: number
  /** The amount in the finished project, in metres or pieces; null if only its weight is known. */
  finished: number | null
  finishedGrams: number | null
}>

export type DrawnPiece<Name> = Piece & Readonly<{ label: Name; outline: Outline }>

export type CalculatedRecipe<Name> = Readonly<{
  values: Values
  items: readonly CalculatedItem[]
  layouts: readonly Readonly<{
    article: string
    width: number
    layout: Result<CuttingLayout<DrawnPiece<Name>>, LayoutError>
  }>[]
}>

/**
 * The material that a recipe needs at these dimensions, and the layout of its pieces on the cloth.
 */
export function calculateRecipe<Name>(
  recipe: RecipeRules<Name>,
  dimensions: Values,
): CalculatedRecipe<Name> {
  const values: Record<string, number> = { ...dimensions }
  for (const { key, expr } of recipe.derived) values[key] = evaluate(expr, values)
  const amount = (expr: string | undefined) => (expr === undefined ? null : evaluate(expr, values))
  const items = recipe.items.map(
    ({ article: product, unit, expr, finishedExpr, finishedGramsExpr }) => ({
      article: product,
      quantity: Math.round(evaluate(expr, values) * (unit === 'm' ? UNITS_PER_METRE : 1)),
      finished: amount(finishedExpr),
      finishedGrams: amount(finishedGramsExpr),
    }),
  )
  const layouts = recipe.cloths.map(({ article: product, width, pieces }) => ({
    article: product,
    width,
    layout: cuttingLayout(
      pieces.flatMap((piece) => piecesOf(piece, values)),
      width,
    ),
  }))
  return { values, items, layouts }
}

function piecesOf<Name>(
  { name, count, width, length, outline }: Cloth<Name>['pieces'][number],
  values: Values,
): readonly DrawnPiece<Name>[] {
  const size = { width: evaluate(width, values), length: evaluate(length, values) }
  return Array.from({ length: Math.round(evaluate(count, values)) }, (_, index) => ({
    name: `${index + 1}`,
    label: name,
    outline,
    ...size,
  }))
}
