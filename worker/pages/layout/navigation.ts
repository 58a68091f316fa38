/** An entry of the shop's navigation; `href` is a path of ours, or an address elsewhere. */
export type NavigationEntry = { readonly name: string; readonly href: string }

/** The aisles of the shop, and the lists beside them (new, offers, remnants). */
export type ShopNavigation = {
  readonly main: readonly NavigationEntry[]
  readonly service: readonly NavigationEntry[]
}

export const NO_NAVIGATION: ShopNavigation = { main: [], service: [] }
