import type { ReactNode } from 'react'
import { formatFigure } from '#shared/i18n/format.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { articleHref } from './product-href.ts'
import { ArticleTitle } from './product-title.tsx'
import { PlatePicture } from './product-picture.tsx'
import { PlateTags } from './product-badges.tsx'
import { Price, TaxNote } from './price/price.tsx'
import { compactPrice } from './price/format-price.ts'
import { reductionOf, shownPrice, shownTiers, soldBy } from './price/prices.ts'
import { quantityText } from './messages/format-quantity.ts'
import { StockLine } from './stock-line.tsx'
import { Star } from './stars.tsx'
import { Swatches } from './swatch.tsx'
import { useWordsOf, type PartWords } from './messages/messages.ts'

const MAX_DOTS = 4
const MOST_FACTS = 3

type PlateProps = {
  readonly product: Product
  readonly eager?: boolean
  /** The remark about its price. */
  readonly remark?: string | undefined
  /** Further controls on the card. */
  readonly children?: ReactNode
}

/** An article in a list: its plate, three figures, price and stock. The link covers all of it. */
export function Plate({ product, eager, remark, children }: PlateProps) {
  const { locale, t } = useWordsOf<PartWords>()
  const { customFields: facts, calculatedPrice } = product
  const lastTier = shownTiers(product).at(-1)
  const gone = !facts.ripstop_orderable
  return (
    <li className={gone ? 'card gone' : 'card'}>
      <div className="pic">
        <PlatePicture media={product.cover?.media} alt="" size={400} eager={eager} />
      </div>
      <h3>
        <a href={articleHref(locale, product)}>
          <ArticleTitle name={product.name} isMarked />
        </a>
      </h3>
      <PlateFacts product={product} />
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
          price={shownPrice(product, calculatedPrice)}
          reduction={reductionOf(product, calculatedPrice)}
        />
        {lastTier && (
          <p className="tier">
            {t('catalogue.tierFrom', { quantity: compactPrice(locale, lastTier) })}
          </p>
        )}
        {remark && (
          <p>
            <span className="tag chalk">{remark}</span>
          </p>
        )}
        <TaxNote />
      </div>
      {facts.ripstop_availability && (
        <StockLine
          availability={facts.ripstop_availability}
          isDownload={product.unit?.shortCode === 'download'}
          days={daysOf(product)}
          left={product.stock ? quantityText({ locale, t }, soldBy(product), product.stock) : null}
        />
      )}
      <PlateTags product={product} />
      {children}
    </li>
  )
}

/** The first figures of an article. */
export function PlateFacts({ product }: { readonly product: Product }) {
  return (
    <dl className="facts">
      {product.customFields.ripstop_facts.slice(0, MOST_FACTS).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How long an article takes that is there; one that is awaited says its own date. */
function daysOf({ customFields: facts }: Product) {
  const { ripstop_availability: availability, ripstop_delivery_days: days } = facts
  const isThere = availability?.state === 'inStock' || availability?.state === 'lowStock'
  const isSent = facts.ripstop_orderable && facts.ripstop_withdrawal !== 'digital-content'
  return isThere && isSent ? days : null
}

/** The average of what customers gave, and how many they are. */
function CardRating({ product }: { readonly product: Product }) {
  const { locale, t } = useWordsOf<PartWords>()
  const { ratingAverage, customFields } = product
  if (!ratingAverage) return null
  const average = formatFigure(locale, ratingAverage)
  const count = customFields.ripstop_review_count
  return (
    <span className="rating">
      <Star />
      <span aria-hidden="true">
        {average}
        {count > 0 && ` (${count})`}
      </span>
      <span className="vh">{t('catalogue.rated', { average, count })}</span>
    </span>
  )
}
