import assets, { type WakingIsland } from 'virtual:client-assets'
import { Inside } from '#client/ui/inside.ts'
import { HeadTexts, type HeadProps } from './head.tsx'
import { Layout, type LayoutProps } from './layout.tsx'
import type { ShopNavigation } from './navigation.ts'
import { Surroundings, type Surrounding } from './surroundings.tsx'
import type { Locale } from '#shared/i18n/locales.ts'

export type DocumentProps = Surrounding &
  LayoutProps &
  HeadProps & {
    readonly navigation: ShopNavigation
    /** The languages that the shop has pages in. */
    readonly locales: readonly Locale[]
    /** Pictures that stand inside of the page, by address. */
    readonly inside: ReadonlyMap<string, string>
    /** The page's things in the words of schema.org, as one JSON-LD text without `<`. */
    readonly structuredData?: string
    /** The island that wakes as soon as the page is there. */
    readonly wakes?: WakingIsland
  }

export function Document({ holes, inside, structuredData, wakes, ...page }: DocumentProps) {
  const { locale, segment, shop } = page
  return (
    <html
      lang={locale}
      data-build={assets.buildId}
      data-segment={segment === 'gross' ? undefined : segment}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <HeadTexts {...page} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce={holes.nonce}>{holes.styles}</style>
        <link rel="stylesheet" href={assets.print} media="print" />
        {wakes &&
          assets.islands[wakes][locale].map((script) => (
            <link key={script} rel="modulepreload" href={script} fetchPriority="low" />
          ))}
      </head>
      <body>
        <Surroundings {...{ locale, segment, shop, holes }}>
          <Inside value={inside}>
            <Layout {...page} />
          </Inside>
        </Surroundings>
        {/* Nobody reads it before the words; beside the articles it names it is smaller, too. */}
        {structuredData && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
        )}
        <script type="module" src={assets.entry} nonce={holes.nonce} fetchPriority="low" />
      </body>
    </html>
  )
}
