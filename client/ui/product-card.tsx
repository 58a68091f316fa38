import type { ReactNode } from 'react'
import { formatFigure } from '#shared/i18n/format.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { productHref } from './product-href.ts'
import { ProductTitle } from './product-title.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductBadges } from './product-badges.tsx'
import { Price } from './price/price.tsx'
import { formatCompactPrice } from './price/format-price.ts'
import { reductionOf, toDisplayPrice, toDisplayTiers, soldBy } from './price/prices.ts'
import { formatQuantity } from './messages/format-quantity.ts'
import { StockLine } from './stock-line.tsx'
import { Star } from './stars.tsx'
import { Swatches } from './swatch.tsx'
import { usePartMessages, type PartMessages } from './messages/messages.ts'

const MAX_DOTS = 4
const MAX_FACTS = 3

type ProductCardProps = {
  readonly product: Product
  readonly eager?: boolean
  /** A notice about the price. */
  readonly notice?: string | undefined
  /** Further controls on the card. */
  readonly children?: ReactNode
}

/**
 * A product in a list: image, three properties, price and stock. The link covers the whole card. The
 * note on VAT and shipping is next to the list.
 */
export function ProductCard({ product, eager, notice, children }: ProductCardProps) {
  const { locale, t } = usePartMessages<PartMessages>()
  const { customFields: facts, calculatedPrice } = product
  const lastTier = toDisplayTiers(product).at(-1)
  const gone = !facts.ripstop_orderable
  return (
    <li className={gone ? 'card gone' : 'card'}>
      <div className="pic">
        <ProductPicture media={product.cover?.media} alt="" size={400} eager={eager} />
      </div>
      <h3>
        <a href={productHref(locale, product)}>
          <ProductTitle name={product.name} isMarked />
        </a>
      </h3>
      <CardFacts product={product} />
      <p className="dots">
        {facts.ripstop_shades.length > 1 && (
          <>
            <Swatches shades={facts.ripstop_shades.slice(0, MAX_DOTS)} />
            <span>{t('catalogue.colours', { count: facts.ripstop_shades.length })}</span>
          </>
        )}
        <CardRating product={product} />
      </p>
      <div className="money">
        <Price
          price={toDisplayPrice(product, calculatedPrice)}
          reduction={reductionOf(product, calculatedPrice)}
        />
        {lastTier && (
          <p className="tier">
            {t('catalogue.tierFrom', { quantity: formatCompactPrice(locale, lastTier) })}
          </p>
        )}
        {notice && (
          <p>
            <span className="tag chalk">{notice}</span>
          </p>
        )}
      </div>
      {facts.ripstop_availability && (
        <StockLine
          availability={facts.ripstop_availability}
          isDownload={product.unit?.shortCode === 'download'}
          days={daysOf(product)}
          left={
            product.stock ? formatQuantity({ locale, t }, soldBy(product), product.stock) : null
          }
        />
      )}
      <ProductBadges product={product} />
      {children}
    </li>
  )
}

/** The first properties of a product. */
export function CardFacts({ product }: { readonly product: Product }) {
  return (
    <dl className="facts">
      {product.customFields.ripstop_facts.slice(0, MAX_FACTS).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Delivery days of a product in stock; a restocked one shows its own date. */
function daysOf({ customFields: facts }: Product) {
  const { ripstop_availability: availability, ripstop_delivery_days: days } = facts
  const isThere = availability?.state === 'inStock' || availability?.state === 'lowStock'
  const isSent = facts.ripstop_orderable && facts.ripstop_withdrawal !== 'digital-content'
  return isThere && isSent ? days : null
}

/** Average rating and number of reviews. */
function CardRating({ product }: { readonly product: Product }) {
  const { locale, t } = usePartMessages<PartMessages>()
  const { ratingAverage, customFields } = product
  if (!ratingAverage) return null
  const average = formatFigure(locale, ratingAverage)
  const count = customFields.ripstop_review_count
  return (
    <span className="rating" role="img" aria-label={t('catalogue.rated', { average, count })}>
      <Star />
      {count > 0 ? `${average} (${count})` : average}
    </span>
  )
}
