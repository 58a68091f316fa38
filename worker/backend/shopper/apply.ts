import { fail, ok, type Result } from '#shared/result.ts'
import { added, withoutOrdered } from './contents.ts'
import { MAX_LINE_QUANTITY, MAX_LINES } from './state.ts'
import type { Change, ChangeRefused, Quantity, SessionState, StoredContents } from './state.ts'

/** What a change makes of a session; parts that are not named stay. */
export type Applied = Partial<Pick<SessionState, 'contents' | 'settings' | 'notices'>> & {
  readonly newCart?: boolean
}

/** Decides a change. Refused changes leave everything as it was. */
export function applied(state: SessionState, change: Change): Result<Applied, ChangeRefused> {
  const { contents, settings } = state
  switch (change.kind) {
    case 'add':
      return bounded(added(contents, change.items, change.codes))
    case 'set':
      return withQuantities(contents, change.items)
    case 'remove':
      return without(contents, change.ids)
    case 'clear':
      return ok({ contents: { lines: [], codes: [] }, notices: [] })
    case 'choose':
      return ok({ settings: { ...settings, ...change.settings } })
    case 'correct':
      return change.revision === state.revision
        ? ok({
            contents: change.contents,
            settings: { ...settings, ...change.settings },
            ...(change.notices && { notices: change.notices }),
          })
        : fail({ kind: 'revision-passed' })
    case 'ordered':
      if (change.cartId !== state.cartId) return ok({})
      return ok({
        contents: { lines: withoutOrdered(contents.lines, change.items), codes: [] },
        notices: [],
        newCart: true,
      })
  }
}

function withQuantities(
  { lines, codes }: StoredContents,
  items: readonly Quantity[],
): Result<Applied, ChangeRefused> {
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

function without(
  { lines, codes }: StoredContents,
  ids: readonly string[],
): Result<Applied, ChangeRefused> {
  const known = new Set(lines.map((line) => line.productId))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) return fail({ kind: 'line-not-found', id: unknown })
  const gone = new Set(ids)
  return ok({ contents: { lines: lines.filter((line) => !gone.has(line.productId)), codes } })
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
