import { splitLocale } from '#shared/split-locale.ts'

/** Properties of a page that a crawler reads. */
export type CrawledPage = {
  readonly errors: readonly string[]
  /** Internal links without fragments. */
  readonly links: readonly string[]
  readonly isIndexed: boolean
  /** Canonical path and query. */
  readonly canonical: string | null
  readonly title: string
  /** Paths of the page in each language, by language tag. */
  readonly alternates: ReadonlyMap<string, string>
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
}

/** Reads a page and reports problems for search engines. */
export function readPage(origin: string, address: string, html: string): CrawledPage {
  const { locale } = splitLocale(new URL(address, origin).pathname)
  const canonicals = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)]
  const canonical = canonicals[0]?.[1] ? plain(canonicals[0][1]) : null
  const isIndexed = !/<meta name="robots" content="noindex/.test(html)
  const errors = [
    count(html, /<h1[\s>]/g) === 1 ? '' : `has ${count(html, /<h1[\s>]/g)} main headings`,
    /<title>[^<]+<\/title>/.test(html) ? '' : 'has no title',
    html.includes(`<html lang="${locale}"`) ? '' : `is not in ${locale}`,
    !isIndexed || canonicals.length === 1 ? '' : `has ${canonicals.length} canonical addresses`,
    ...dataErrors(html, isIndexed),
  ].filter(Boolean)
  return {
    errors,
    links: linksOf(origin, address, html),
    isIndexed,
    canonical: canonical?.startsWith(origin) ? canonical.slice(origin.length) : canonical,
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    alternates: alternatesOf(origin, html),
  }
}

function alternatesOf(origin: string, html: string): ReadonlyMap<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)
  return new Map(
    [...links].map(([, tag = '', href = '']) => [tag, plain(href).slice(origin.length)] as const),
  )
}

function linksOf(origin: string, address: string, html: string): readonly string[] {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => plain(href))
  const targets = hrefs.flatMap((href) => URL.parse(href, new URL(address, origin)) ?? [])
  const ours = targets.filter((target) => target.origin === origin)
  return [...new Set(ours.map(({ pathname, search }) => pathname + search))]
}

function dataErrors(html: string, isIndexed: boolean): readonly string[] {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
  if (texts.length === 0 && isIndexed) return ['has no structured data']
  return texts.flatMap(([, text = '']) => {
    try {
      const data: unknown = JSON.parse(text)
      const isThing = typeof data === 'object' && data !== null && '@context' in data
      return isThing ? [] : ['has structured data without a context']
    } catch {
      return ['has broken structured data']
    }
  })
}

function count(html: string, what: RegExp): number {
  return [...html.matchAll(what)].length
}

function plain(attribute: string): string {
  return attribute.replace(/&(amp|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
