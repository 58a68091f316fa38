import assets from 'virtual:client-assets'
import type { Locale } from '#shared/i18n/locales.ts'
import { countFilters, filterParams, readFilters } from '../listing-filters.ts'
import type { Segment } from '../view-cookie.ts'

/** Parameters that change a page, beside filters. All others, tracking too, do not reach the key. */
const KNOWN = ['limit', 'order', 'p', 'quantity', 'view'] as const

/** Pages further back than this are rendered for whoever asks and not kept. */
const MAX_KEPT_PAGE = 20
/** Narrowed further, a listing is hardly asked for twice. */
const MOST_KEPT_FILTERS = 3
const MAX_KEY_LENGTH = 600

export type PageAddress = {
  readonly version: string
  readonly locale: Locale
  readonly segment: Segment
  /** What the page is wanted as; a page that has no Markdown answers HTML to both. */
  readonly representation: 'html' | 'markdown'
  readonly path: string
  readonly query: URLSearchParams
}

/** The canonical key of a page's template, or null for a page that is not worth keeping. */
export function pageKey(address: PageAddress): string | null {
  const known = new URLSearchParams()
  for (const name of KNOWN) {
    const value = address.query.get(name)
    if (value !== null) known.set(name, value)
  }
  const filters = readFilters(address.query)
  if (countFilters(filters) > MOST_KEPT_FILTERS) return null
  for (const [name, value] of filterParams(filters)) known.append(name, value)
  if (Number(known.get('p') ?? 1) > MAX_KEPT_PAGE) return null
  const { version, locale, segment, representation } = address
  const parts = [assets.buildId, version, locale, segment, representation]
  const key = `https://template.invalid/${parts.join('/')}${address.path}?${known}`
  return key.length > MAX_KEY_LENGTH ? null : key
}
