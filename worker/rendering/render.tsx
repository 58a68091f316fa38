// Before React, which makes its encoder when it is loaded.
import './short-text-encoder.ts'
import type { PageSheet } from 'virtual:client-assets'
import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '../runtime/context.ts'
import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { switchPaths } from './language-switch.ts'
import { drawingsInside } from './drawings-inside.ts'
import { fontAhead } from './font-ahead.ts'
import { logEvent } from '../runtime/log.ts'
import { Document, type DocumentProps } from '../pages/layout/document.tsx'
import type { Media } from '#shared/schemas/store-api/product.ts'
import type { RefusalStatus } from '../pages/errors/refusal-status.ts'
import { shopNavigation } from './shop-navigation.ts'
import { fillFor } from '../template/fill.ts'
import { pump } from '../template/pump.ts'
import { newMarks } from './marks.ts'
import { pageFrame } from './page-frame.tsx'

/** The languages of the shop. An error page assumes all of ours: the backend may be what failed. */
async function localesOf(c: Context<AppEnv>, status: number): Promise<readonly Locale[]> {
  return status === 200 && c.var.services ? c.var.services.locales() : LOCALES
}

const RENDER_LIMIT_MS = 10_000

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
 * Streams a page. A public page is rendered with a random sentinel where the nonce and the
 * shopper's cart count go, so that its template (set on `c.var.template`) holds neither; nor the
 * styles, which are the same for many.
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
  let failed = false

  const prepare = reactRenderer(undefined, {
    stream: { 'Content-Type': 'text/html; charset=utf-8' },
    readableStreamOptions: {
      nonce: holes.nonce,
      // React would hide finished content behind an inline script once some kilobytes are out.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(RENDER_LIMIT_MS),
      onError(error: unknown) {
        failed = true
        logEvent('render-failed', { path: c.req.path, error: String(error) })
      },
    },
  })
  await prepare(c as unknown as Context, async () => {})

  const { locale, vars: shop, shopper } = c.var
  const { segment } = shopper.view
  const navigation = await shopNavigation(c, head.layout)
  const switchTo = switchPaths(c, { paths: head.paths, keeps, back, status, personal })
  const locales = await localesOf(c, status)
  const { layout = 'default' } = head
  const framed = { locale, segment, shop, layout, navigation, aisle }
  const frame = pageFrame(framed, { switchTo, locales, searched })

  const rendered = await c.render(
    <Document
      {...head}
      {...{ locale, segment, shop, navigation, switchTo, locales, holes }}
      inside={await drawingsInside(c, firstPictures)}
    >
      {page}
    </Document>,
  )
  if (!rendered.body) throw new Error('The renderer answered without a body')
  const { body, template } = pump(rendered.body, sentinel, fillFor(c.var), frame)
  const kept = template.then((whole) =>
    whole && !failed && !c.var.degraded && !personal ? { ...whole, status } : null,
  )
  c.set('template', kept)
  c.executionCtx.waitUntil(kept)
  c.header('Cache-Control', personal ? 'no-store' : 'private, no-cache')
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...fontAhead(c) }
  return c.body(body, status, headers)
}
