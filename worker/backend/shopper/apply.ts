import { normalCode } from '#shared/domain/cart/contents.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { added, withoutOrdered } from './contents.ts'
import { MAX_LINE_QUANTITY, MAX_LINES } from './state.ts'
import type { Change, ChangeRefused, Quantity, SessionState, StoredContents } from './state.ts'

/** What a change makes of a session; parts that are not named stay. */
export type Applied = Partial<
  Pick<SessionState, 'contents' | 'settings' | 'notices' | 'promotions'>
> & {
  readonly newCart?: boolean
}

/** Nothing in the cart, and nothing left to say of it. */
export const EMPTIED = { contents: { lines: [], codes: [] }, notices: [], promotions: [] }

/** Decides a change. Refused changes leave everything as it was. */
export function applied(state: SessionState, change: Change): Result<Applied, ChangeRefused> {
  const { contents, settings } = state
  switch (change.kind) {
    case 'add':
      return bounded(added(contents, change.items, change.codes))
    case 'set':
      return withQuantities(state, change.items)
    case 'remove':
      return without(state, change.ids)
    case 'clear':
      return ok(EMPTIED)
    case 'choose':
      return ok({ settings: { ...settings, ...change.settings } })
    case 'correct':
      return change.revision === state.revision
        ? ok({
            contents: change.contents,
            settings: { ...settings, ...change.settings },
            ...(change.notices && { notices: change.notices }),
            ...(change.promotions && { promotions: change.promotions }),
          })
        : fail({ kind: 'revision-passed' })
    case 'ordered':
      if (change.cartId !== state.cartId) return ok({})
      return ok({
        contents: { lines: withoutOrdered(contents.lines, change.items), codes: [] },
        notices: [],
        promotions: [],
        newCart: true,
      })
  }
}

function withQuantities(
  { contents: { lines, codes }, promotions = [] }: SessionState,
  items: readonly Quantity[],
): Result<Applied, ChangeRefused> {
  const discount = items.find(({ productId }) => promotions.some((one) => one.lineId === productId))
  if (discount) return fail({ kind: 'not-stackable', id: discount.productId })
  const wanted = new Map(items.map(({ productId, quantity }) => [productId, quantity]))
  const known = new Set(lines.map((line) => line.productId))
  const unknown = items.find((item) => !known.has(item.productId))
  if (unknown) return fail({ kind: 'line-not-found', id: unknown.productId })
  const changed = lines.map((line) => {
    const quantity = wanted.get(line.productId)
    return quantity === undefined ? line : { ...line, quantity, cuts: null }
  })
  return bounded({ lines: changed, codes })
}

/** Takes out lines of goods, and codes: by the line of their promotion, or by `promotion-CODE`. */
function without(
  { contents, promotions = [] }: SessionState,
  ids: readonly string[],
): Result<Applied, ChangeRefused> {
  const gone = new Set(ids.map(nameOf))
  const lines = contents.lines.filter(({ productId }) => !gone.has(productId))
  const discounts = promotions.filter(({ lineId }) => gone.has(lineId))
  const codes = contents.codes.filter((code) => !gone.has(placeholderOf(code)))
  const found = [
    ...contents.lines.map(({ productId }) => productId),
    ...promotions.map(({ lineId }) => lineId),
    ...contents.codes.map(placeholderOf),
  ]
  const unknown = [...gone].find((id) => !found.includes(id))
  if (unknown !== undefined) return fail({ kind: 'line-not-found', id: unknown })
  const automatic = discounts.find(({ code }) => code === null)
  if (automatic) return fail({ kind: 'not-removable', id: automatic.lineId })
  const withdrawn = new Set(discounts.map(({ code }) => normalCode(code ?? '')))
  const kept = codes.filter((code) => !withdrawn.has(normalCode(code)))
  const left = promotions.filter(
    ({ lineId, code }) => !gone.has(lineId) && (code === null || kept.some(isSame(code))),
  )
  return ok({ contents: { lines, codes: kept }, promotions: left })
}

/** What a code is called as long as no line stands for it. */
function placeholderOf(code: string): string {
  return `${PLACEHOLDER}${normalCode(code)}`
}

const PLACEHOLDER = 'promotion-'

/** A line is named by its id, a code in any case. */
function nameOf(id: string): string {
  return id.startsWith(PLACEHOLDER) ? placeholderOf(id.slice(PLACEHOLDER.length)) : id
}

function isSame(code: string): (other: string) => boolean {
  return (other) => normalCode(other) === normalCode(code)
}

function bounded(contents: StoredContents): Result<Applied, ChangeRefused> {
  const { lines, codes } = contents
  if (lines.length + codes.length > MAX_LINES)
    return fail({ kind: 'too-many-lines', max: MAX_LINES })
  // The calculation cuts it further, to what there is, and says so.
  const cut = lines.map((line) =>
    line.quantity > MAX_LINE_QUANTITY ? { ...line, quantity: MAX_LINE_QUANTITY, cuts: null } : line,
  )
  return ok({ contents: { lines: cut, codes } })
}
