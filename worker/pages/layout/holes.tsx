import { createContext, useContext } from 'react'

/** The marks in a page for everything that is not rendered with it but put in later. */
export type HoleMarks = {
  /** Put in for each response: its nonce, its shopper's cart count, the styles of the page. */
  readonly nonce: string
  readonly cartCount: string
  readonly styles: string
  /** Put in while the page is rendered: the frame, and the parts of it that differ by page. */
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
