import { mergeCuts, MAX_PIECES } from '#shared/domain/cart/contents.ts'
import type { Cart, CartError, LineItem } from '#shared/schemas/store-api/cart.ts'
import type { CartItem } from './cart-api.ts'

/** A line of cut cloth that was extended; `cuts` is null if its pieces are lost. */
export type MergedLine = Readonly<{ id: string; cuts: readonly number[] | null }>

/**
 * Lines whose cut pieces must be merged after an addition. Our own backend merges them itself. A
 * Shopware adds the lengths and preserves only the first pieces.
 */
export function findMergedLines({ lineItems }: Cart, added: readonly CartItem[]): MergedLine[] {
  return lineItems.flatMap((line) => {
    const items = added.filter(({ id }) => id === line.id)
    return items.length === 0 || hasPieces(line) ? [] : mergedLine(line, items)
  })
}

/**
 * Adds a notice to each of these lines that became one piece. A line whose saved pieces do not
 * match its quantity already has its own notice.
 */
export function withOnePieceNotices(cart: Cart, merged: readonly MergedLine[]): Cart {
  const whole = cart.lineItems.filter(
    (line) => merged.some(({ id }) => id === line.id) && !hasPieces(line) && !storedCutsOf(line),
  )
  const notices = whole.map((line) => [`one-piece-again${line.id}`, onePieceAgain(line)] as const)
  return { ...cart, errors: { ...cart.errors, ...Object.fromEntries(notices) } }
}

const storedCutsOf = ({ storedCuts }: LineItem) => (storedCuts.length > 1 ? storedCuts : null)
const totalLength = (cuts: readonly number[]) => cuts.reduce((sum, cut) => sum + cut, 0)
const hasPieces = ({ payload }: LineItem) => payload.ripstop_cuts.length > 0

function mergedLine(line: LineItem, items: readonly CartItem[]): MergedLine[] {
  const { id, quantity } = line
  const stored = storedCutsOf(line)
  const sent = items
    .map(({ quantity: units, payload }) => ({
      quantity: units,
      cuts: payload?.ripstop_cuts ?? null,
    }))
    .reduce((one, other) => ({
      quantity: one.quantity + other.quantity,
      cuts: mergeCuts(one, other),
    }))
  if (!stored && !sent.cuts) return []
  const before = quantity - sent.quantity
  // Otherwise the quantity was corrected, and the shortened piece is unknown.
  if (before !== (stored ? totalLength(stored) : Math.max(0, before))) return [{ id, cuts: null }]
  const cuts = before === 0 ? sent.cuts : mergeCuts({ quantity: before, cuts: stored }, sent)
  return [{ id, cuts: cuts && cuts.length <= MAX_PIECES ? cuts : null }]
}

function onePieceAgain({ id, label, quantity }: LineItem): CartError {
  const messageKey = 'one-piece-again'
  const parameters = { name: label, quantity, unit: 'metre' }
  return { key: `${messageKey}${id}`, level: 10, message: '', messageKey, parameters }
}
