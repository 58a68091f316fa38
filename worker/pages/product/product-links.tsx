import { useContext } from 'react'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { HasPlans } from '../has-plans.ts'
import { isSampled } from '../samples/is-sampled.ts'
import { useMessages } from '../use-messages.ts'
import { isMetreGood } from '#client/ui/price/prices.ts'

/** Adds a fabric to the list of samples; nothing if the shop sends none. */
export function ToSamples({ product }: { readonly product: Product }) {
  const { locale, t } = useMessages()
  if (!useContext(HasPlans) || !isSampled(product)) return null
  return (
    <form method="post" action={urls.page(locale, 'orderSample')}>
      <button className="btn" name="add" value={product.productNumber}>
        {t('samples.order')}
      </button>
    </form>
  )
}

/**
 * The link to delivery costs by country; nothing for files, and where the backend does not know
 * them.
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
 * Adds a product to the comparison that the shopper has begun; the page is the same for everybody.
 */
export function CompareButton({ number }: { readonly number: string }) {
  const { locale, t } = useMessages()
  return (
    <form method="post" action={urls.page(locale, 'compare')}>
      <button className="btn" name="add" value={number}>
        {t('compare.add')}
      </button>
    </form>
  )
}

/**
 * The link to the stock alert of a product that cannot be bought; for cloth also if there is some,
 * for shoppers who need a longer piece. Nothing if the shop has no alerts.
 */
export function StockAlert({ product }: { readonly product: Product }) {
  const { locale, t } = useMessages()
  const { customFields: facts, stock, minPurchase, productNumber } = product
  const { state } = facts.ripstop_availability ?? { state: null }
  const isThere = facts.ripstop_orderable && (stock ?? 0) >= (minPurchase ?? 1)
  const canBeBought = isThere || state === 'availableOn' || state === 'availableInDays'
  const isNeverGone = facts.ripstop_test_article || product.unit?.shortCode === 'download'
  if (!useContext(HasPlans) || isNeverGone) return null
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

/** The link to the drawings of products at their true size. */
export function TrueSizeLink({ numbers }: { readonly numbers: readonly string[] }) {
  const { locale, t } = useMessages()
  return (
    <a className="btn" href={urls.trueSize(locale, numbers)} rel="nofollow">
      {t('trueSize.link')}
    </a>
  )
}
