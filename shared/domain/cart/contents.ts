import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import type { LineItemId, ProductId } from '../ids.ts'
import { lineIdOf } from '../ids.ts'

/** What a shopper chose: ids and wire units, never prices. */
export type CartLine = Readonly<{
  id: LineItemId
  productId: ProductId
  /** Whole wire units: tenths of a metre for metre goods, else pieces. */
  quantity: number
  /** Pieces a metre good is cut into, in wire units, adding up to `quantity`. None: one piece. */
  cuts?: readonly number[] | undefined
}>

export type CartContents = Readonly<{
  lines: readonly CartLine[]
  /** Promotion codes as typed. */
  codes: readonly string[]
}>

export const EMPTY_CONTENTS: CartContents = { lines: [], codes: [] }

/** Adds an article. What is already there of it becomes one line with it, the pieces kept apart. */
export function withProduct(
  contents: CartContents,
  added: Readonly<{ productId: ProductId; quantity: number; cuts?: readonly number[] }>,
): CartContents {
  const id = lineIdOf(added.productId)
  const present = contents.lines.find((line) => line.id === id)
  if (!present) return { ...contents, lines: [...contents.lines, { id, ...added }] }
  const quantity = present.quantity + added.quantity
  const isCut = present.cuts !== undefined || added.cuts !== undefined
  const cuts = isCut ? [...pieces(present), ...pieces(added)] : undefined
  return replaceLine(contents, id, { ...present, quantity, cuts })
}

/** Sets the quantity of a line; its pieces are those given, else it is one piece. */
export function withQuantity(
  contents: CartContents,
  id: LineItemId,
  quantity: number,
  cuts?: readonly number[],
): Result<CartContents, 'line-not-found'> {
  const present = contents.lines.find((line) => line.id === id)
  if (!present) return fail('line-not-found')
  return ok(replaceLine(contents, id, { ...present, quantity, cuts }))
}

/** Takes lines out. One unknown id refuses the whole. */
export function withoutLines(
  contents: CartContents,
  ids: readonly LineItemId[],
): Result<CartContents, 'line-not-found'> {
  const gone = new Set(ids)
  const lines = contents.lines.filter((line) => !gone.has(line.id))
  const removed = contents.lines.length - lines.length
  return removed < gone.size ? fail('line-not-found') : ok({ ...contents, lines })
}

/** The form in which promotion codes are compared. */
export function normalCode(code: string): string {
  return code.trim().toUpperCase()
}

/** Adds a promotion code; the same code twice is one. */
export function withCode(contents: CartContents, code: string): CartContents {
  const known = contents.codes.some((present) => normalCode(present) === normalCode(code))
  return known ? contents : { ...contents, codes: [...contents.codes, code.trim()] }
}

/** Takes a promotion code out, in whatever case it was typed. */
export function withoutCode(contents: CartContents, code: string): CartContents {
  const codes = contents.codes.filter((present) => normalCode(present) !== normalCode(code))
  return { ...contents, codes }
}

function pieces(line: Pick<CartLine, 'quantity' | 'cuts'>): readonly number[] {
  return line.cuts ?? [line.quantity]
}

function replaceLine(contents: CartContents, id: LineItemId, changed: CartLine): CartContents {
  return { ...contents, lines: contents.lines.map((line) => (line.id === id ? changed : line)) }
}
