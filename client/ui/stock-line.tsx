import { formatDay, formatDays } from '#shared/i18n/format.ts'
import type { DeliveryWindow } from '#shared/schemas/store-api/context.ts'
import type { Availability } from '#shared/schemas/store-api/custom-fields.ts'
import { usePartWords } from './language.ts'

type StockLineProps = {
  readonly availability: Availability
  /** Of a download there is always enough. */
  readonly isDownload?: boolean
  /** The dates of arrival, of what can be ordered now. */
  readonly delivery?: DeliveryWindow | null
  /** What is left, as the shopper counts it ("12,4 m"); said where it is little. */
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

/** Whether and when an article can be had: a shape, a word and two dates. */
export function StockLine({ availability, isDownload, delivery, left }: StockLineProps) {
  const { locale, t } = usePartWords()
  const { state, date, days } = availability
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
    delivery ? formatDays(locale, delivery) : null,
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
