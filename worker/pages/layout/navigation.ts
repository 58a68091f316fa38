import type { PageName } from '#shared/paths.ts'
import type { Media } from '#shared/schemas/store-api/product.ts'

/** An entry of the shop's navigation. */
export type NavigationEntry = {
  readonly name: string
  /** The name as it fits over a main category. */
  readonly sign: string
  /** A path of ours, or an address elsewhere. */
  readonly href: string
  /** Its picture in the panel of main categories. */
  readonly picture: Pick<Media, 'url'> | null
}

/** The main categories of the shop, and the lists beside them (new, offers, remnants). */
export type ShopNavigation = {
  readonly main: readonly NavigationEntry[]
  readonly service: readonly NavigationEntry[]
  /** Further entries under a name that leads nowhere itself. */
  readonly folders: readonly NavigationFolder[]
  /** Further columns of the footer, beside the pages that every shop has. */
  readonly footer: readonly NavigationFolder[]
  /** The paths of pages that are not at their usual one; null if the shop has no such page. */
  readonly pages: PagePlaces
}

export type PagePlaces = Readonly<Partial<Record<PageName, string | null>>>

export type NavigationFolder = {
  readonly name: string
  readonly entries: readonly NavigationEntry[]
}

export const NO_NAVIGATION: ShopNavigation = {
  main: [],
  service: [],
  folders: [],
  footer: [],
  pages: {},
}
