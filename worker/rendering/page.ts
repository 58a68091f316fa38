import type { PageSheet, EagerIsland } from 'virtual:client-assets'
import type { ReactNode } from 'react'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Media } from '#shared/schemas/store-api/product.ts'
import type { RefusalStatus } from '../pages/errors/refusal-status.ts'
import type { HeadProps } from '../pages/layout/head.tsx'
import type { LayoutName } from '../pages/layout/page-forms.tsx'

/** Texts of the head, and data for the header. They come from the critical data. */
export type PageHead = HeadProps & {
  /** The path of this page in each language, if it has one. */
  readonly paths?: Readonly<Record<Locale, string>> | undefined
  /** The part of the query that the language switch preserves, with the leading `?`. */
  readonly keeps?: string | undefined
  /** The path to which the form of this page returns. */
  readonly back?: string | null | undefined
  /** The path of the main category of the page. */
  readonly mainCategory?: string | undefined
}

/** A section of `<main>`. Its first pictures are inlined if they are small drawings. */
export type Section = {
  readonly content: ReactNode
  readonly firstPictures?: readonly Pick<Media, 'url'>[] | undefined
}

export type Eventual<T> = T | Promise<T>

/** The content of a page, in document order. Promises are parts that are still loading. */
export type Page = {
  /** The style sheet of this kind of page; `other` has all styles. */
  readonly sheet?: PageSheet | undefined
  readonly layout?: LayoutName | undefined
  /** The island that hydrates as soon as the page has loaded. */
  readonly hydratesOnLoad?: EagerIsland | undefined
  readonly status?: 200 | RefusalStatus | undefined
  /** The page depends on the shopper: `no-store`. */
  readonly personal?: boolean | undefined
  /** The term that the search field shows. */
  readonly searched?: string | undefined
  readonly head: Eventual<PageHead>
  readonly main: readonly Eventual<Section>[]
  /** JSON-LD without `<`. */
  readonly structuredData?: Eventual<string | undefined> | undefined
}
