import assets from 'virtual:client-assets'
import { Segment } from '#client/ui/price/segment-context.ts'
import { Language } from '#client/ui/language-context.ts'
import { LOCALE_TAGS, LOCALES, type Locale } from '#shared/i18n/locales.ts'
import type { PriceSegment } from '#shared/domain/tax-state.ts'
import { Holes, type HoleMarks } from './holes.ts'
import { Layout, type LayoutProps } from './layout.tsx'

export type DocumentProps = LayoutProps & {
  readonly locale: Locale
  readonly title: string
  readonly description?: string
  readonly robots?: string
  /** The query that belongs to the page's canonical address (`?p=2`). */
  readonly canonicalQuery?: string
  readonly holes: HoleMarks
  readonly segment: PriceSegment
}

/** The HTML document around every page. */
export function Document({
  locale,
  title,
  description,
  robots,
  holes,
  segment,
  ...page
}: DocumentProps) {
  const { canonicalQuery = '', ...around } = page
  const { paths, shop } = around
  const address = (language: Locale) => `${shop.SHOP_ORIGIN}${paths?.[language]}${canonicalQuery}`
  return (
    <html lang={locale} data-segment={segment === 'gross' ? undefined : segment}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title === shop.SHOP_NAME ? title : `${title} – ${shop.SHOP_NAME}`}</title>
        {description && <meta name="description" content={description} />}
        <meta name="robots" content={robots ?? 'index, follow'} />
        {paths && <link rel="canonical" href={address(locale)} />}
        {paths &&
          LOCALES.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={LOCALE_TAGS[language]}
              href={address(language)}
            />
          ))}
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={assets.font}
          crossOrigin="anonymous"
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={assets.style} />
      </head>
      <body>
        <Language value={locale}>
          <Segment value={segment}>
            <Holes value={holes}>
              <Layout {...around} />
            </Holes>
          </Segment>
        </Language>
        <script type="module" src={assets.entry} nonce={holes.nonce} fetchPriority="low" />
      </body>
    </html>
  )
}
