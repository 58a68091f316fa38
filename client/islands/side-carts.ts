// Loaded with the first purchase, so that reading costs nothing.
export const SIDE_CARTS = {
  de: () => import('./cart/side-cart-de.tsx').then(({ SideCartDe }) => SideCartDe),
  en: () => import('./cart/side-cart-en.tsx').then(({ SideCartEn }) => SideCartEn),
}
