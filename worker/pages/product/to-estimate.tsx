import { useContext } from 'react'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { HasPlans } from '../has-plans.ts'
import { useWords } from '../words.ts'

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
