/** Where the links of a checkout lead. */
export type CheckoutLinks = Readonly<
  Record<
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
