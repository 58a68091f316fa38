import type { ReactNode } from 'react'
import { Segment } from '#client/ui/price/segment-context.ts'
import { Language } from '#client/ui/messages/language-context.ts'
import { Messages } from '#client/ui/messages/messages.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { HomeCountry } from '#client/ui/home-country.ts'
import { HasPlans } from '../has-plans.ts'
import { Settings } from '../use-settings.ts'
import { Holes, type HoleMarks } from './holes.tsx'
import type { ShopConfig } from './shop-config.ts'

export type Surrounding = {
  readonly locale: Locale
  readonly segment: PriceSegment
  readonly shop: ShopConfig
  readonly holes: HoleMarks
}

/** Provides language, messages, price segment, holes and `HasPlans` to every part of a page. */
export function PageProviders({
  locale,
  segment,
  shop,
  holes,
  children,
}: Surrounding & { readonly children: ReactNode }) {
  return (
    <Language value={locale}>
      <Messages value={messages(locale)}>
        <Segment value={segment}>
          <Holes value={holes}>
            <Settings value={shop.settings}>
              <HomeCountry value={shop.settings.homeCountry}>
                <HasPlans value={shop.STORE_API_URL === undefined}>{children}</HasPlans>
              </HomeCountry>
            </Settings>
          </Holes>
        </Segment>
      </Messages>
    </Language>
  )
}
