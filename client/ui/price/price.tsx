import { useContext } from 'react'
import { formatMoney } from '#shared/i18n/format.ts'
import { urls } from '#shared/urls.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'
import { formatCompactPrice } from './format-price.ts'
import { formatBasePrice } from '#shared/i18n/format-base-price.ts'
import type { Reduction, DisplayPrice } from './prices.ts'
import { Segment } from './segment-context.ts'
import { usePartMessages, type PartMessages } from '../messages/messages.ts'

type PriceProps = {
  readonly price: DisplayPrice
  readonly reduction?: Reduction | null
  readonly big?: boolean
}

/** Amount and base price in one line; for a special offer, the lowest price of 30 days below. */
export function Price({ price, reduction, big }: PriceProps) {
  const { locale, t } = usePartMessages<PartMessages>()
  return (
    <p className={big ? 'price big' : 'price'}>
      <span>
        <span className="amt">{formatMoney(locale, price.cents)}</span>
        {price.perMetre && t('catalogue.perMetre')}
      </span>
      {price.base && <span className="base">{formatBasePrice(locale, price.base)}</span>}
      {reduction && (
        <span className="was">
          <span className="tag chalk">
            {t('catalogue.reducedBy', { percent: reduction.percent })}
          </span>{' '}
          {t('catalogue.lowest30', { price: formatCompactPrice(locale, reduction.lowest) })}
        </span>
      )}
    </p>
  )
}

const NOTES: Partial<Record<PriceSegment, 'catalogue.taxNote' | 'catalogue.taxNoteTrade'>> = {
  gross: 'catalogue.taxNote',
  'net-trade': 'catalogue.taxNoteTrade',
}

/** The note on VAT, shipping and import duties (outside the EU) at a price or at a list of prices. */
export function TaxNote() {
  const { locale, t } = usePartMessages<PartMessages>()
  const segment = useContext(Segment)
  return (
    <p className="tax">
      {`${t(NOTES[segment] ?? 'catalogue.taxNoteNet')} `}
      <a href={urls.page(locale, 'shipping')}>{t('catalogue.shippingLink')}</a>
      {segment === 'net-export' && ` ${t('catalogue.importDuties')}`}
    </p>
  )
}
