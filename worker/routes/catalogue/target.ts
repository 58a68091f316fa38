import type { RouteName } from '#worker/store-api/catalogue/paths-api.ts'

/** The target of an address, with what the address reveals about it before it is loaded. */
export type Target = {
  readonly routeName: RouteName
  readonly id: string
  /** Its canonical path in the language of the page; if absent, it is looked up. */
  readonly seoPath?: string | undefined
  /** The family of an article found by its number, null if it has none. */
  readonly familyId?: string | null | undefined
}
