import { createContext, useContext } from 'react'

/** The marks of the skeleton: this response's nonce, the styles of the page, and its parts. */
export type SkeletonMarks = Readonly<
  Record<'nonce' | 'styles' | 'head' | 'above' | 'main' | 'forms' | 'below' | 'data', string>
>

/** The marks inside parts: nonce and cart count of each response, and the parts of the header. */
export type HoleMarks = Readonly<Record<'nonce' | 'cartCount' | 'languages' | 'search', string>>

const NO_HOLES: HoleMarks = { nonce: '', cartCount: '', languages: '', search: '' }

export const Holes = createContext<HoleMarks>(NO_HOLES)

/**
 * The place of the shopper's cart count. The template contains a mark that each response replaces.
 */
export function CartCountHole() {
  return <>{useContext(Holes).cartCount}</>
}
