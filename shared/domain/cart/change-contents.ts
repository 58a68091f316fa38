import type { AppliedPromotion } from '../promotion.ts'
import { fail, ok, type Result } from '../result.ts'
import {
  isSameCode,
  mergeCuts,
  MAX_PIECES,
  normalCode,
  type CartContents,
  type CartLine,
} from './contents.ts'

export const MAX_LINES = 200
/** The most of one product that a cart stores, in wire units; the product's own limit is lower. */
export const MAX_LINE_QUANTITY = 100_000

/** A product to add; without `cuts` it is one piece. */
export type NewItem = Readonly<Pick<CartLine, 'productId' | 'quantity'>> &
  Readonly<{ cuts?: CartLine['cuts'] | undefined }>

/** The quantity of a cart line, identified by the id of its product or promotion. */
export type Quantity = Readonly<{
  productId: string
  quantity: number
  cuts?: CartLine['cuts'] | undefined
}>

/** The cart that the shopper sees, including the lines of promotions. */
export type ShownCart = Readonly<{
  contents: CartContents
  promotions: readonly AppliedPromotion[]
}>

export type CartContentsError =
  | Readonly<{ kind: 'line-not-found'; id: string }>
  /** The quantity of a promotion cannot be changed. */
  | Readonly<{ kind: 'not-stackable'; id: string }>
  /** A promotion without a code cannot be removed. */
  | Readonly<{ kind: 'not-removable'; id: string }>
  | Readonly<{ kind: 'too-many-lines'; max: number }>
  | Readonly<{ kind: 'too-many-pieces'; max: number }>

/** Adds products and codes in the given order, within the limits of a cart. */
export function addItems(
  contents: CartContents,
  items: readonly NewItem[],
  codes: readonly string[],
): Result<CartContents, CartContentsError> {
  return bounded(joinLine(contents, items, codes))
}

/** Adds another cart; anything beyond the limits of a cart is dropped. */
export function mergeContents(contents: CartContents, other: CartContents): CartContents {
  const all = joinLine(contents, other.lines, other.codes)
  const lines = all.lines.slice(0, MAX_LINES).map(capped)
  return { lines, codes: all.codes.slice(0, MAX_LINES - lines.length) }
}

/** Sets quantities; a new quantity without cuts is one piece. Fails as a whole on an unknown id. */
export function setQuantities(
  { contents, promotions }: ShownCart,
  items: readonly Quantity[],
): Result<CartContents, CartContentsError> {
  const discount = items.find(({ productId }) =>
    promotions.some(({ lineId }) => lineId === productId),
  )
  if (discount) return fail({ kind: 'not-stackable', id: discount.productId })
  const known = new Set<string>(contents.lines.map(({ productId }) => productId))
  const unknown = items.find(({ productId }) => !known.has(productId))
  if (unknown) return fail({ kind: 'line-not-found', id: unknown.productId })
  const requested = new Map(items.map((item) => [item.productId, item]))
  const lines = contents.lines.map((line) => {
    const item = requested.get(line.productId)
    return item ? { ...line, quantity: item.quantity, cuts: item.cuts ?? null } : line
  })
  return bounded({ ...contents, lines })
}

/**
 * Removes lines of goods, and codes: by the id of the promotion's line, or by `promotion-CODE`.
 * Fails as a whole on an unknown id.
 */
export function removeLines(
  { contents, promotions }: ShownCart,
  ids: readonly string[],
): Result<ShownCart, CartContentsError> {
  const gone = new Set(ids.map(nameOf))
  const found = new Set<string>([
    ...contents.lines.map(({ productId }) => productId),
    ...promotions.map(({ lineId }) => lineId),
    ...contents.codes.map(placeholderOf),
  ])
  const unknown = [...gone].find((id) => !found.has(id))
  if (unknown !== undefined) return fail({ kind: 'line-not-found', id: unknown })
  const discounts = promotions.filter(({ lineId }) => gone.has(lineId))
  const automatic = discounts.find(({ code }) => code === null)
  if (automatic) return fail({ kind: 'not-removable', id: automatic.lineId })
  const withdrawn = new Set(discounts.map(({ code }) => normalCode(code ?? '')))
  const lines = contents.lines.filter(({ productId }) => !gone.has(productId))
  const codes = contents.codes.filter(
    (code) => !gone.has(placeholderOf(code)) && !withdrawn.has(normalCode(code)),
  )
  const left = promotions.filter(
    ({ lineId, code }) =>
      !gone.has(lineId) && (code === null || codes.some((stored) => isSameCode(stored, code))),
  )
  return ok({ contents: { lines, codes }, promotions: left })
}

/** Removes the ordered quantities; quantities that were added during the order stay. */
export function removeOrdered(contents: CartContents, items: readonly Quantity[]): CartContents {
  const ordered = new Map(items.map(({ productId, quantity }) => [productId, quantity]))
  const lines = contents.lines.flatMap((line) => {
    const quantity = line.quantity - (ordered.get(line.productId) ?? 0)
    if (quantity === line.quantity) return [line]
    return quantity > 0 ? [{ ...line, quantity, cuts: null }] : []
  })
  return { lines, codes: [] }
}

/** Adds the quantity to the product's line; the cuts of both stay separate. */
function joinLine(
  { lines, codes }: CartContents,
  items: readonly NewItem[],
  newCodes: readonly string[],
): CartContents {
  const byProduct = new Map(lines.map((line) => [line.productId, line]))
  for (const { productId, quantity, cuts = null } of items) {
    const present = byProduct.get(productId)
    const line = { productId, quantity, cuts }
    byProduct.set(productId, present ? mergedLine(present, line) : line)
  }
  return { lines: [...byProduct.values()], codes: newCodes.reduce(withCode, codes) }
}

function mergedLine(present: CartLine, added: CartLine): CartLine {
  const cuts = mergeCuts(present, added)
  return { ...present, quantity: present.quantity + added.quantity, cuts }
}

/** Equal codes count once, upper and lower case alike. */
function withCode(codes: readonly string[], code: string): readonly string[] {
  return codes.some((present) => isSameCode(present, code)) ? codes : [...codes, code.trim()]
}

function bounded({ lines, codes }: CartContents): Result<CartContents, CartContentsError> {
  if (lines.length + codes.length > MAX_LINES)
    return fail({ kind: 'too-many-lines', max: MAX_LINES })
  if (lines.some(({ cuts }) => (cuts?.length ?? 0) > MAX_PIECES))
    return fail({ kind: 'too-many-pieces', max: MAX_PIECES })
  return ok({ lines: lines.map(capped), codes })
}

/** The calculation later reduces a line to the stock and reports it. */
function capped(line: CartLine): CartLine {
  const isTooMuch = line.quantity > MAX_LINE_QUANTITY || (line.cuts?.length ?? 0) > MAX_PIECES
  if (!isTooMuch) return line
  return { ...line, quantity: Math.min(line.quantity, MAX_LINE_QUANTITY), cuts: null }
}

const PLACEHOLDER = 'promotion-'

/** The id of a code without a line. */
function placeholderOf(code: string): string {
  return `${PLACEHOLDER}${normalCode(code)}`
}

/** The id of a line, or a code in normal form. */
function nameOf(id: string): string {
  return id.startsWith(PLACEHOLDER) ? placeholderOf(id.slice(PLACEHOLDER.length)) : id
}
