import { useContext } from 'react'
import { formatCountry, formatDay, formatDays } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { DeliveryWindow } from '#shared/schemas/store-api/context.ts'
import type { Availability } from '#shared/schemas/store-api/custom-fields.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import { HomeCountry } from './home-country.ts'
import { usePartMessages, type PartMessages } from './messages/messages.ts'

type StockLineProps = {
  readonly availability: Availability
  /** A download is always in stock. */
  readonly isDownload?: boolean
  /** Delivery dates of a product that can be ordered now. */
  readonly delivery?: DeliveryWindow | null
  /** The country of the dates, on pages for several countries. */
  readonly country?: string | null
  /** Business days to the shop's own country, for places too narrow for dates. */
  readonly days?: { readonly min: number; readonly max: number } | null | undefined
  /** Remaining stock for display ("12,4 m"); shown only if it is low. */
  readonly left?: string | null
}

const CLASSES: Readonly<Record<Availability['state'], string>> = {
  inStock: 'stock',
  lowStock: 'stock few',
  outOfStock: 'stock none',
  soldOut: 'stock none',
  availableOn: 'stock date',
  availableInDays: 'stock date',
}

/** Whether and when a product is available: an icon, a word and two dates. */
export function StockLine({ availability, isDownload, left, ...arrives }: StockLineProps) {
  const { locale, t } = usePartMessages<PartMessages>()
  const { state, date, days } = availability
  const home = useContext(HomeCountry)
  const word =
    isDownload && state === 'inStock'
      ? t('catalogue.download')
      : state === 'availableOn'
        ? t('catalogue.availableOn', { date: date ? formatDay(locale, date) : '' })
        : state === 'availableInDays'
          ? t('catalogue.availableInDays', { days: days ?? 0 })
          : t(`catalogue.${state}`)
  const rest = [
    state === 'lowStock' && left ? t('catalogue.stockLeft', { quantity: left }) : null,
    formatArrival(locale, t, { home, ...arrives }),
  ].filter((part) => part !== null)
  return (
    <p className={CLASSES[state]}>
      <span>
        <b>{word}</b>
        {rest.map((part) => `, ${part}`)}
      </span>
    </p>
  )
}

function formatArrival(
  locale: Locale,
  t: Translate<PartMessages>,
  {
    home,
    delivery,
    country,
    days,
  }: Pick<StockLineProps, 'delivery' | 'country' | 'days'> & { readonly home: string },
): string | null {
  if (delivery) {
    const dates = formatDays(locale, delivery)
    if (!country) return dates
    return t('catalogue.deliveredIn', { country: formatCountry(locale, country), days: dates })
  }
  if (!days) return null
  return t('catalogue.deliveredIn', {
    country: home,
    days: t('catalogue.businessDays', days),
  })
}
