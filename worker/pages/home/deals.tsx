import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { productHref } from '#client/ui/product-href.ts'
import { formatCompactPrice, formatPriceWithUnit } from '#client/ui/price/format-price.ts'
import { formatBasePrice } from '#shared/i18n/format-base-price.ts'
import { TaxNote } from '#client/ui/price/price.tsx'
import { reductionOf, toDisplayPrice } from '#client/ui/price/prices.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { useMessages } from '../use-messages.ts'

type DealsProps = { readonly products: readonly Product[]; readonly href: string | null }

/** Reduced products with their lowest price of the 30 days before, which the law requires. */
export function Deals({ products, href }: DealsProps) {
  const { t } = useMessages()
  if (products.length === 0) return null
  return (
    <div className="stack">
      <div className="head">
        <h2>{t('shell.deals')}</h2>
        {href && <a href={href}>{t('shell.allDeals')}</a>}
      </div>
      <ul className="deals">
        {products.map((product) => (
          <Deal key={product.id} product={product} />
        ))}
      </ul>
      <p className="tax">{t('catalogue.lowest30Note')}</p>
      <TaxNote />
    </div>
  )
}

function Deal({ product }: { readonly product: Product }) {
  const { locale, t } = useMessages()
  const price = toDisplayPrice(product, product.calculatedPrice)
  const reduction = reductionOf(product, product.calculatedPrice)
  const facts = product.customFields.ripstop_facts.map(({ label, value }) => `${label} ${value}`)
  return (
    <li>
      <h3>
        <a href={productHref(locale, product)}>{withSoftHyphens(readableName(product.name))}</a>
      </h3>
      <p className="quiet">{facts.join(', ')}</p>
      <p className="now">
        {reduction && (
          <span className="tag chalk">
            {t('catalogue.reducedBy', { percent: reduction.percent })}
          </span>
        )}{' '}
        <b>{formatPriceWithUnit(locale, price)}</b>
      </p>
      <p className="base">{price.base && formatBasePrice(locale, price.base)}</p>
      {reduction && (
        <p className="low">
          {t('catalogue.lowest30', { price: formatCompactPrice(locale, reduction.lowest) })}
        </p>
      )}
    </li>
  )
}
