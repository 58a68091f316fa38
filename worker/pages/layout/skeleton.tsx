import assets, { type EagerIsland } from 'virtual:client-assets'
import { DEFAULT_CURRENCY } from '#shared/i18n/currency.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import type { SkeletonMarks } from './holes.tsx'

export type SkeletonProps = {
  readonly locale: Locale
  readonly segment: PriceSegment
  /** ISO 4217 code. */
  readonly currency: string
  /** The island that hydrates as soon as the page has loaded. */
  readonly hydratesOnLoad?: EagerIsland | undefined
}

/**
 * The document of every page, with a mark for each part. The parts are streamed in the order of the
 * marks. Everything before `head` is sent before any data has arrived.
 */
export function Skeleton({
  marks,
  locale,
  segment,
  currency,
  hydratesOnLoad,
}: SkeletonProps & { readonly marks: SkeletonMarks }) {
  return (
    <html
      lang={locale}
      data-build={assets.buildId}
      data-segment={segment === 'gross' ? undefined : segment}
      data-currency={currency === DEFAULT_CURRENCY ? undefined : currency}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={urls.file(locale, 'manifest')} />
        <style nonce={marks.nonce}>{marks.styles}</style>
        <link rel="stylesheet" href={assets.print} media="print" />
        {hydratesOnLoad &&
          assets.islands[hydratesOnLoad][locale].map((script) => (
            <link key={script} rel="modulepreload" href={script} fetchPriority="low" />
          ))}
        {marks.head}
      </head>
      <body>
        {marks.above}
        <main id="content">{marks.main}</main>
        {marks.forms + marks.below + marks.data}
        <script type="module" src={assets.entry} nonce={marks.nonce} fetchPriority="low" />
      </body>
    </html>
  )
}
