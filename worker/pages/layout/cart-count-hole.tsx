import { useContext } from 'react'
import { Holes } from './holes.ts'

/** Where each response puts its shopper's cart count; the template itself holds a mark. */
export function CartCountHole() {
  return <>{useContext(Holes).cartCount}</>
}
