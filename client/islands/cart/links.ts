import { createContext } from 'react'

/**
 * Addresses of the cart's forms and links; passed by the page, so that the map of paths is not
 * loaded.
 */
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
