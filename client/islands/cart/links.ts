import { createContext } from 'react'

/** Where the cart's forms and links lead; the page says it, so that no map of paths is loaded. */
export type CartLinks = Readonly<
  Record<
    'cart' | 'checkout' | 'home' | 'newProducts' | 'add' | 'change' | 'remove' | 'country' | 'code',
    string
  >
>

export const CartLinksContext = createContext<CartLinks>({
  cart: '',
  checkout: '',
  home: '',
  newProducts: '',
  add: '',
  change: '',
  remove: '',
  country: '',
  code: '',
})
