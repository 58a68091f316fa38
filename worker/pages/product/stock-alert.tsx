import { useContext } from 'react'
import { isMetreGood } from '#client/ui/price/prices.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { HasPlans } from '../has-plans.ts'
import { useWords } from '../words.ts'

/**
 * The link to the stock alert of an article that cannot be bought; for cloth also if there is some,
 * for shoppers who need a longer piece. Nothing if the shop has no alerts.
 */
export function StockAlert({ product }: { readonly product: Product }) {
  const { locale, t } = useWords()
  const { customFields: facts, stock, minPurchase, productNumber } = product
  const { state } = facts.ripstop_availability ?? { state: null }
  const isThere = facts.ripstop_orderable && (stock ?? 0) >= (minPurchase ?? 1)
  const canBeBought = isThere || state === 'availableOn' || state === 'availableInDays'
  if (!useContext(HasPlans) || facts.ripstop_test_article) return null
  const href = urls.stockAlert(locale, productNumber)
  if (!canBeBought)
    return (
      <>
        {state === 'soldOut' && <p>{t('stockAlert.leadSoldOut')}</p>}
        <p>
          <a className="btn ink" href={href} rel="nofollow">
            {t('stockAlert.title')}
          </a>
        </p>
      </>
    )
  if (!isMetreGood(product)) return null
  return (
    <p>
      {t('stockAlert.longer')}{' '}
      <a href={href} rel="nofollow">
        {t('stockAlert.title')}
      </a>
    </p>
  )
}
