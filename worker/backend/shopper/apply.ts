import {
  addItems,
  removeLines,
  removeOrdered,
  setQuantities,
} from '#shared/domain/cart/change-contents.ts'
import { EMPTY_CONTENTS } from '#shared/domain/cart/contents.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Change, ChangeError, SessionState } from './state.ts'

/** The parts of a session that a change replaces. Other parts stay. */
export type Applied = Partial<
  Pick<SessionState, 'contents' | 'settings' | 'notices' | 'promotions'>
> & {
  readonly newCart?: boolean
  readonly pricesTold?: readonly string[]
}

export const EMPTY_CART = { contents: EMPTY_CONTENTS, notices: [], promotions: [] }

/** Computes the effect of a change on a session, without storing anything. */
export function applyChange(state: SessionState, change: Change): Result<Applied, ChangeError> {
  const { contents, settings, promotions = [] } = state
  switch (change.kind) {
    case 'add':
      return changed(addItems(contents, change.items, change.codes))
    case 'set':
      return changed(setQuantities({ contents, promotions }, change.items))
    case 'remove':
      return removeLines({ contents, promotions }, change.ids)
    case 'clear':
      return ok(EMPTY_CART)
    case 'choose':
      return ok({ settings: { ...settings, ...change.settings } })
    case 'correct':
      return change.revision === state.revision
        ? ok({
            contents: change.contents,
            settings: { ...settings, ...change.settings },
            ...(change.notices && { notices: change.notices }),
            ...(change.promotions && { promotions: change.promotions }),
            ...(change.pricesTold && { pricesTold: change.pricesTold }),
          })
        : fail({ kind: 'revision-passed' })
    case 'ordered':
      if (change.cartId !== state.cartId) return ok({})
      return ok({ ...EMPTY_CART, contents: removeOrdered(contents, change.items), newCart: true })
  }
}

function changed<Refused>(
  decided: Result<SessionState['contents'], Refused>,
): Result<Applied, Refused> {
  return decided.ok ? ok({ contents: decided.value }) : decided
}
