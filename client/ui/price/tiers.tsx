import { quantityText } from '../messages/format-quantity.ts'
import { priceText } from './format-price.ts'
import { basePriceText } from '#shared/i18n/format-base-price.ts'
import { tierAt, type ShownTier, type SoldBy } from './prices.ts'
import { useWordsOf, type PartWords } from '../messages/messages.ts'

/** Tier prices as a tape measure; the tier of the chosen quantity carries the mark. */
export function Tiers({
  tiers,
  soldBy,
  units,
}: {
  readonly tiers: readonly ShownTier[]
  readonly soldBy: SoldBy
  readonly units: number
}) {
  const { locale, t } = useWordsOf<PartWords>()
  if (tiers.length === 0) return null
  const current = tierAt(tiers, units)
  return (
    <ol className="tiers" aria-label={t('catalogue.tiers')}>
      {tiers.map((tier) => {
        const quantity = quantityText({ locale, t }, soldBy, tier.quantity)
        return (
          <li key={tier.first} aria-current={tier === current || undefined}>
            <span className="q">
              {tier.bound === 'to'
                ? t('catalogue.tierTo', { quantity })
                : t('catalogue.tierFrom', { quantity })}
            </span>
            <b>{priceText(locale, tier)}</b>
            {tier.base && <span className="base">{basePriceText(locale, tier.base)}</span>}
          </li>
        )
      })}
    </ol>
  )
}
