import assets, { type WakingIsland } from 'virtual:client-assets'
import { Inside } from '#client/ui/inside.ts'
import { Segment } from '#client/ui/price/segment-context.ts'
import { Language } from '#client/ui/words/language-context.ts'
import { Words } from '#client/ui/words/words.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'
import { HasPlans } from '../has-plans.ts'
import { HeadTexts, type HeadProps } from './head.tsx'
import { Holes, type HoleMarks } from './holes.tsx'
import { Layout, type LayoutProps } from './layout.tsx'

export type DocumentProps = LayoutProps &
  HeadProps & {
    readonly locale: Locale
    readonly holes: HoleMarks
    readonly segment: PriceSegment
    /** Pictures that stand inside of the page, by address. */
    readonly inside: ReadonlyMap<string, string>
    /** The island that wakes as soon as the page is there. */
    readonly wakes?: WakingIsland
  }

export function Document({ locale, holes, segment, inside, wakes, ...page }: DocumentProps) {
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
        <HeadTexts {...page} locale={locale} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce={holes.nonce}>{holes.styles}</style>
        <link rel="stylesheet" href={assets.print} media="print" />
        {wakes &&
          assets.islands[wakes][locale].map((script) => (
            <link key={script} rel="modulepreload" href={script} fetchPriority="low" />
          ))}
      </head>
      <body>
        <Language value={locale}>
          <Words value={messages(locale)}>
            <Segment value={segment}>
              <Holes value={holes}>
                <HasPlans value={page.shop.STORE_API_URL === undefined}>
                  <Inside value={inside}>
                    <Layout {...page} />
                  </Inside>
                </HasPlans>
              </Holes>
            </Segment>
          </Words>
        </Language>
        <script type="module" src={assets.entry} nonce={holes.nonce} fetchPriority="low" />
      </body>
    </html>
  )
}
