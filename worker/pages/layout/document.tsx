import assets from 'virtual:client-assets'
import type { ReactNode } from 'react'
import { LOCALE_TAGS, type Locale } from '#shared/i18n/locales.ts'
import { Holes, type HoleMarks } from './holes.ts'

export type DocumentProps = {
  readonly locale: Locale
  readonly title: string
  readonly description?: string
  readonly robots?: string
  /** Absolute addresses: the page's own, and its counterpart in each language. */
  readonly canonical?: string
  readonly alternates?: Readonly<Partial<Record<Locale, string>>>
  readonly shop: { readonly SHOP_NAME: string }
  readonly holes: HoleMarks
  readonly children: ReactNode
}

/** The HTML document around every page. */
export function Document({ locale, title, description, robots, shop, holes, ...page }: DocumentProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title === shop.SHOP_NAME ? title : `${title} – ${shop.SHOP_NAME}`}</title>
        {description && <meta name="description" content={description} />}
        <meta name="robots" content={robots ?? 'index, follow'} />
        {page.canonical && <link rel="canonical" href={page.canonical} />}
        {Object.entries(page.alternates ?? {}).map(([language, href]) => (
          <link
            key={language}
            rel="alternate"
            hrefLang={LOCALE_TAGS[language as Locale]}
            href={href}
          />
        ))}
        <link rel="stylesheet" href={assets.style} />
        <script type="module" src={assets.entry} nonce={holes.nonce} fetchPriority="low" />
      </head>
      <body>
        <Holes value={holes}>{page.children}</Holes>
      </body>
    </html>
  )
}
