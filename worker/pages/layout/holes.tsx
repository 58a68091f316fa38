import { createContext, useContext } from 'react'

/** The marks that stand in a page where something is put in that is not rendered with it. */
export type HoleMarks = {
  /** Each response's own: its nonce, its shopper's cart count; and the styles, the same for many. */
  readonly nonce: string
  readonly cartCount: string
  readonly styles: string
  /** The frame around the main part, and in it what differs from page to page. */
  readonly above: string
  readonly below: string
  readonly languages: string
  readonly search: string
}

const NO_HOLES: HoleMarks = {
  nonce: '',
  cartCount: '',
  styles: '',
  above: '',
  below: '',
  languages: '',
  search: '',
}

export const Holes = createContext<HoleMarks>(NO_HOLES)

/** Where each response puts its shopper's cart count; the template itself holds a mark. */
export function CartCountHole() {
  return <>{useContext(Holes).cartCount}</>
}
