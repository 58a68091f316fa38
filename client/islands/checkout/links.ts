import { createContext } from 'react'

/** Where the checkout and its links lead; the page says it, so that no map of paths is loaded. */
export type CheckoutLinks = Readonly<
  Record<
    | 'save'
    | 'order'
    | 'cart'
    | 'login'
    | 'register'
    | 'newAddress'
    | 'terms'
    | 'withdrawalTerms'
    | 'privacy'
    | 'guarantee',
    string
  >
>

export const CheckoutLinksContext = createContext<CheckoutLinks>({
  save: '',
  order: '',
  cart: '',
  login: '',
  register: '',
  newAddress: '',
  terms: '',
  withdrawalTerms: '',
  privacy: '',
  guarantee: '',
})
