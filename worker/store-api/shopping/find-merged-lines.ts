import { mergeCuts, MAX_PIECES } from '#shared/domain/cart/contents.ts'
import { sumCents } from '#shared/domain/money.ts'
import type { Cart, CartError, LineItem } from '#shared/schemas/store-api/cart.ts'
import type { CartItem } from './cart-api.ts'

/** A line of cut cloth to which more was added; `cuts` is null if its pieces are lost. */
export type JoinedLine = Readonly<{ id: string; cuts: readonly number[] | null }>

/**
 * The lines whose pieces have to be joined after something was added. Our own backend joins them
 * itself; a Shopware adds up the lengths and keeps the pieces that it was sent first.
 */
export function findMergedLines({ lineItems }: Cart, added: readonly CartItem[]): JoinedLine[] {
  return lineItems.flatMap((line) => {
    const items = added.filter(({ id }) => id === line.id)
    return items.length === 0 || hasPieces(line) ? [] : joinedLine(line, items)
  })
}

/**
 * The cart with a notice at each of these lines that became one piece; a line whose kept pieces no
 * longer add up has a remark of its own.
 */
export function withOnePieceNotices(cart: Cart, joined: readonly JoinedLine[]): Cart {
  const whole = cart.lineItems.filter(
    (line) => joined.some(({ id }) => id === line.id) && !hasPieces(line) && !storedCutsOf(line),
  )
  const notices = whole.map((line) => [`one-piece-again${line.id}`, onePieceAgain(line)] as const)
  return { ...cart, errors: { ...cart.errors, ...Object.fromEntries(notices) } }
}

const storedCutsOf = ({ cutsAsKept }: LineItem) => (cutsAsKept.length > 1 ? cutsAsKept : null)
const hasPieces = ({ payload }: LineItem) => payload.ripstop_cuts.length > 0

function joinedLine(line: LineItem, items: readonly CartItem[]): JoinedLine[] {
  const { id, quantity } = line
  const cached = storedCutsOf(line)
  const sent = items
    .map(({ quantity: units, payload }) => ({
      quantity: units,
      cuts: payload?.ripstop_cuts ?? null,
    }))
    .reduce((one, other) => ({
      quantity: one.quantity + other.quantity,
      cuts: mergeCuts(one, other),
    }))
  if (!cached && !sent.cuts) return []
  const before = quantity - sent.quantity
  // Otherwise the quantity was corrected, and which of the pieces is shorter is not known.
  if (before !== (cached ? sumCents(cached) : Math.max(0, before))) return [{ id, cuts: null }]
  const cuts = before === 0 ? sent.cuts : mergeCuts({ quantity: before, cuts: cached }, sent)
  return [{ id, cuts: cuts && cuts.length <= MAX_PIECES ? cuts : null }]
}

function onePieceAgain({ id, label, quantity }: LineItem): CartError {
  const messageKey = 'one-piece-again'
  const parameters = { name: label, quantity, unit: 'metre' }
  return { key: `${messageKey}${id}`, level: 10, message: '', messageKey, parameters }
}
