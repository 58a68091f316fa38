import type { RouteName } from '#worker/store-api/catalogue/paths-api.ts'

/** What an address leads to, and what it tells of it before the thing itself is read. */
export type Target = {
  readonly routeName: RouteName
  readonly id: string
  /** Its canonical path in the language of the page; without it that is asked for. */
  readonly seoPath?: string | undefined
  /** The family of an article found by its number, null if it has none. */
  readonly familyId?: string | null | undefined
}
