import type { PageName } from '#shared/paths.ts'
import type { Media } from '#shared/schemas/store-api/product.ts'

export type NavigationEntry = {
  readonly name: string
  /** A short name that fits above a main category. */
  readonly sign: string
  /** A path of the shop, or an external URL. */
  readonly href: string
  /** Its picture in the panel of main categories. */
  readonly picture: Pick<Media, 'url'> | null
}

/** The main categories of the shop, and the lists next to them (new, offers, remnants). */
export type ShopNavigation = {
  readonly main: readonly NavigationEntry[]
  readonly service: readonly NavigationEntry[]
  /** Groups of links under a name without a link. */
  readonly folders: readonly NavigationFolder[]
  /** Columns of the footer, in addition to the pages that every shop has. */
  readonly footer: readonly NavigationFolder[]
  /** Paths of pages that differ from the default; null if the shop has no such page. */
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
