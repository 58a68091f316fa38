import { createContext, useContext } from 'react'

/** The marks of the skeleton: this response's nonce, the styles of the page, and its parts. */
export type SkeletonMarks = Readonly<
  Record<'nonce' | 'styles' | 'head' | 'above' | 'main' | 'forms' | 'below' | 'data', string>
>

/** The marks inside of parts: nonce and cart count of each response, and the parts of the header. */
export type HoleMarks = Readonly<Record<'nonce' | 'cartCount' | 'languages' | 'search', string>>

const NO_HOLES: HoleMarks = { nonce: '', cartCount: '', languages: '', search: '' }

export const Holes = createContext<HoleMarks>(NO_HOLES)

/** Where each response puts its shopper's cart count; the template itself holds a mark. */
export function CartCountHole() {
  return <>{useContext(Holes).cartCount}</>
}
