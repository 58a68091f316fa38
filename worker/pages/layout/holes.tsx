import { createContext, useContext } from 'react'

/** The marks that stand in a page where each response puts its nonce, its shopper's cart count and the styles. */
export type HoleMarks = {
  readonly nonce: string
  readonly cartCount: string
  readonly styles: string
}

export const Holes = createContext<HoleMarks>({ nonce: '', cartCount: '', styles: '' })

/** Where each response puts its shopper's cart count; the template itself holds a mark. */
export function CartCountHole() {
  return <>{useContext(Holes).cartCount}</>
}
