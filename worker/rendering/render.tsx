import type { PageSheet } from 'virtual:client-assets'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { AppEnv } from '../runtime/context.ts'
import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { switchPaths } from './language-switch.ts'
import { drawingsInside } from './drawings-inside.ts'
import { fontAhead } from './font-ahead.ts'
import { Document, type DocumentProps } from '../pages/layout/document.tsx'
import type { Media } from '#shared/schemas/store-api/product.ts'
import type { RefusalStatus } from '../pages/errors/refusal-status.ts'
import { shopNavigation } from './shop-navigation.ts'
import { fillFor } from '../template/fill.ts'
import { cut } from '../template/cut.ts'
import { joined } from '../template/join.ts'
import { filled, MAX_TEMPLATE_BYTES } from '../template/template.ts'
import { newMarks } from './marks.ts'
import { pageFrame } from './page-frame.tsx'

/** The languages of the shop. An error page assumes all of ours: the backend may be what failed. */
async function localesOf(c: Context<AppEnv>, status: number): Promise<readonly Locale[]> {
  return status === 200 && c.var.services ? c.var.services.locales() : LOCALES
}

export type PageOptions = Omit<
  DocumentProps,
  | 'children'
  | 'holes'
  | 'inside'
  | 'locale'
  | 'segment'
  | 'shop'
  | 'navigation'
  | 'switchTo'
  | 'locales'
> & {
  /** The style sheet of this kind of page, beside that of all pages; `other` has everything. */
  readonly sheet?: PageSheet
  readonly status?: 200 | RefusalStatus
  /** The page depends on the shopper: never kept, `no-store`. */
  readonly personal?: boolean
  /** The pictures that are seen first; small drawings among them become part of the page. */
  readonly firstPictures?: readonly Pick<Media, 'url'>[]
  /** What the language switch keeps of the address, beginning with `?`. */
  readonly keeps?: string
  /** Where the form of the page leads back to. */
  readonly back?: string | null | undefined
  /** The path of the aisle that the page belongs to. */
  readonly aisle?: string | undefined
  /** What was searched for, so that it stands in the search field again. */
  readonly searched?: string
}

/**
 * Answers a page. It is rendered with a random sentinel where the nonce and the shopper's cart count
 * go, so that its template (set on `c.var.template` if it may be kept) holds neither; nor the styles,
 * which are the same for many. A component that throws makes this throw, before anything was sent.
 */
export async function renderPage(c: Context<AppEnv>, page: ReactNode, options: PageOptions) {
  const {
    status = 200,
    personal = false,
    sheet = 'other',
    keeps = options.canonicalQuery,
    back,
    firstPictures = [],
    aisle,
    searched,
    ...head
  } = options
  const { sentinel, marks: holes } = newMarks(sheet)
  const { locale, vars: shop, shopper } = c.var
  const { segment } = shopper.view
  const navigation = await shopNavigation(c, head.layout)
  const switchTo = switchPaths(c, { paths: head.paths, keeps, back, status, personal })
  const locales = await localesOf(c, status)
  const { layout = 'default' } = head
  const framed = { locale, segment, shop, layout, navigation, aisle }
  const frame = pageFrame(framed, { switchTo, locales, searched })

  const html = renderToString(
    <Document
      {...head}
      {...{ locale, segment, shop, navigation, switchTo, locales, holes }}
      inside={await drawingsInside(c, firstPictures)}
    >
      {page}
    </Document>,
  )
  const pieces = cut(`<!DOCTYPE html>${html}`, sentinel)
  const template = { status, ...joined(pieces, frame) }
  const isKept = !personal && !c.var.degraded && template.bytes.length <= MAX_TEMPLATE_BYTES
  c.set('template', isKept ? template : null)
  c.header('Cache-Control', personal ? 'no-store' : 'private, no-cache')
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...fontAhead(c) }
  return c.body(filled(template, fillFor(c.var)), status, headers)
}
