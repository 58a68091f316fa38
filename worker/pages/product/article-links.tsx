import { useContext } from 'react'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { HasPlans } from '../has-plans.ts'
import { isSampled } from '../samples/is-sampled.ts'
import { useWords } from '../words.ts'

/** Adds a fabric to the list of samples; nothing if the shop sends none. */
export function ToSamples({ product }: { readonly product: Product }) {
  const { locale, t } = useWords()
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
  const { locale, t } = useWords()
  if (!useContext(HasPlans) || product.unit?.shortCode === 'download') return null
  return (
    <a className="btn" href={urls.shippingEstimate(locale, product.productNumber)}>
      {t('estimate.link')}
    </a>
  )
}

/**
 * Adds an article to the comparison that the shopper has begun; the page is the same for everybody.
 */
export function CompareButton({ number }: { readonly number: string }) {
  const { locale, t } = useWords()
  return (
    <form method="post" action={urls.page(locale, 'compare')}>
      <button className="btn" name="add" value={number}>
        {t('compare.add')}
      </button>
    </form>
  )
}
