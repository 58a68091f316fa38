import { formatQuantity } from '../messages/format-quantity.ts'
import { formatPriceWithUnit } from './format-price.ts'
import { formatBasePrice } from '#shared/i18n/format-base-price.ts'
import { tierAt, type DisplayTier, type SoldBy } from './prices.ts'
import { usePartMessages, type PartMessages } from '../messages/messages.ts'

/** Tier prices as a tape measure; the tier of the chosen quantity is marked. */
export function Tiers({
  tiers,
  soldBy,
  units,
}: {
  readonly tiers: readonly DisplayTier[]
  readonly soldBy: SoldBy
  readonly units: number
}) {
  const { locale, t } = usePartMessages<PartMessages>()
  if (tiers.length === 0) return null
  const current = tierAt(tiers, units)
  return (
    <ol className="tiers" aria-label={t('catalogue.tiers')}>
      {tiers.map((tier) => {
        const quantity = formatQuantity({ locale, t }, soldBy, tier.quantity)
        return (
          <li key={tier.first} aria-current={tier === current || undefined}>
            <span className="q">
              {tier.bound === 'to'
                ? t('catalogue.tierTo', { quantity })
                : t('catalogue.tierFrom', { quantity })}
            </span>
            <b>{formatPriceWithUnit(locale, tier)}</b>
            {tier.base && <span className="base">{formatBasePrice(locale, tier.base)}</span>}
          </li>
        )
      })}
    </ol>
  )
}
