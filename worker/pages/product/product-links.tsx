import { useContext } from 'react'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { HasPlans } from '../has-plans.ts'
import { useMessages } from '../use-messages.ts'
import { useHas } from '../use-settings.ts'
import { isMetreGood } from '#client/ui/price/prices.ts'

/**
 * A link to the shipping costs by country; nothing for downloads, and if the backend cannot
 * calculate them.
 */
export function ToEstimate({ product }: { readonly product: Product }) {
  const { locale, t } = useMessages()
  if (!useContext(HasPlans) || product.unit?.shortCode === 'download') return null
  return (
    <a className="btn" href={urls.shippingEstimate(locale, product.productNumber)}>
      {t('estimate.link')}
    </a>
  )
}

/**
 * Adds a product to the shopper's comparison, with script in a tray. The page is the same for
 * everyone.
 */
export function CompareButton({ number }: { readonly number: string }) {
  const { locale, t } = useMessages()
  if (!useHas('comparison')) return null
  return (
    <form id="compare" method="post" action={urls.page(locale, 'compare')}>
      <button className="btn" form="compare" name="add" value={number}>
        {t('compare.add')}
      </button>
    </form>
  )
}

/**
 * A link to the stock alert of an unavailable product. Cloth always has it, for shoppers who need a
 * longer piece. Nothing if the shop has no alerts.
 */
export function StockAlert({ product }: { readonly product: Product }) {
  const { locale, t } = useMessages()
  const { customFields: facts, stock, minPurchase, productNumber } = product
  const { state } = facts.ripstop_availability ?? { state: null }
  const isThere = facts.ripstop_orderable && (stock ?? 0) >= (minPurchase ?? 1)
  const canBeBought = isThere || state === 'availableOn' || state === 'availableInDays'
  const isNeverGone = facts.ripstop_test_article || product.unit?.shortCode === 'download'
  if (!useHas('stockAlerts') || isNeverGone) return null
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

/** A link to the drawings of products in true size. */
export function TrueSizeLink({ numbers }: { readonly numbers: readonly string[] }) {
  const { locale, t } = useMessages()
  if (!useHas('planner')) return null
  return (
    <a className="btn" href={urls.trueSize(locale, numbers)} rel="nofollow">
      {t('trueSize.link')}
    </a>
  )
}
