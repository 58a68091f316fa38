import { useContext } from 'react'
import { Segment } from '#client/ui/price/segment-context.ts'
import { isTaxed } from '#shared/domain/price-segment.ts'
import type { DeliveryDays } from '#shared/domain/delivery/shipping.ts'
import { ProductTitle } from '#client/ui/product-title.tsx'
import { toBuyBox } from '#client/ui/buy/buy-box.ts'
import { Notice } from '#client/ui/notice.tsx'
import { soldBy } from '#client/ui/price/prices.ts'
import { formatQuantity } from '#client/ui/messages/format-quantity.ts'
import { Stars } from '#client/ui/stars.tsx'
import { StockLine } from '#client/ui/stock-line.tsx'
import { formatCountries, formatDate, formatFigure } from '#shared/i18n/format.ts'
import type { LexiconTerm } from '#shared/schemas/store-api/entries.ts'
import type { DetailedProduct } from '#shared/schemas/store-api/product.ts'
import type { ReviewList } from '#shared/schemas/store-api/review.ts'
import { Breadcrumbs, type Crumb } from '../layout/breadcrumbs.tsx'
import { RecentlyViewedPlaceholder } from '../recently-viewed/recently-viewed.tsx'
import { WishlistButton } from '../product-card/wishlist-button.tsx'
import { PictureGallery } from '../picture-gallery.tsx'
import { paragraphsOf } from '../plain-text.ts'
import { useMessages } from '../use-messages.ts'
import { useHas, useSettings } from '../use-settings.ts'
import { ProductData } from './product-data.tsx'
import { ProductInquiry } from '../inquiry/inquiry-page.tsx'
import { CompareButton, ToEstimate, TrueSizeLink, StockAlert } from './product-links.tsx'
import type { ChoiceGroup } from './choices.ts'
import { hasTrueSizeDrawings } from '../true-size/to-true-size-drawings.ts'
import { SampleButton } from '../samples/sample-button.tsx'
import { ToProject } from '../planner/to-project.tsx'
import { Composition, Hazard, Safety } from './legal-notices.tsx'
import { Configurator } from './configurator.tsx'
import { deliveryDates } from './delivery-dates.ts'
import { Downloads } from './downloads.tsx'
import { CrossSellingList, type CrossSelling } from './cross-selling-list.tsx'
import { KeyFigures } from './key-figures.tsx'
import { Purchase } from './purchase.tsx'
import { readInitialQuantity, toQuantityQuery } from './initial-quantity.ts'
import type { ReviewQuery } from './review-query.ts'
import { Reviews } from './reviews.tsx'
import { isRichText, RichText } from '../content/rich-text.tsx'
import { listProductViews } from '../product-images.ts'

type ProductOverviewProps = {
  readonly path: string
  readonly product: DetailedProduct
  readonly crumbs: readonly Crumb[]
  readonly groups: readonly ChoiceGroup[]
  /** `?metres=` or `?quantity=` of the address. */
  readonly quantity: string | undefined
  readonly now: Date
  /** Additional business days for parcels to countries with this page's prices. */
  readonly extraDays: DeliveryDays
}

/** Pictures, properties and buy box of a product, with a form that needs no script. */
export function ProductOverview({
  path,
  product,
  crumbs,
  groups,
  quantity,
  now,
  extraDays,
}: ProductOverviewProps) {
  const { locale, t } = useMessages()
  const settings = useSettings()
  const segment = useContext(Segment)
  const { customFields: facts } = product
  const buyBox = toBuyBox(locale, path, product)
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <div className="product">
        <PictureGallery media={listProductViews(product)} name={product.name} />
        <section className="stack buy">
          <header className="stack tightly">
            <h1>
              <ProductTitle name={product.name} />
            </h1>
            <p className="row quiet">
              <span>{t('product.number', { number: product.productNumber })}</span>
              <ReviewSummary product={product} />
            </p>
          </header>
          <KeyFigures product={product} />
          <Configurator groups={groups} query={toQuantityQuery(buyBox.soldBy, quantity)} />
          <Purchase
            {...{ product, buyBox }}
            asked={readInitialQuantity(locale, t, buyBox, quantity)}
          />
          {facts.ripstop_availability && (
            <StockLine
              availability={facts.ripstop_availability}
              isDownload={product.unit?.shortCode === 'download'}
              delivery={deliveryDates(product, { now, packing: settings.packing }, extraDays)}
              country={isTaxed(segment) ? settings.homeCountry : null}
              left={
                product.stock ? formatQuantity({ locale, t }, soldBy(product), product.stock) : null
              }
            />
          )}
          <ReleaseDate moment={product.releaseDate} now={now} />
          <div className="ways">
            <WishlistButton product={product} isWorded />
            <ToProject source={{ article: product.productNumber }} word="addButton" />
            <SampleButton product={product} className="btn" />
            <CompareButton number={product.productNumber} />
            {hasTrueSizeDrawings(product) && <TrueSizeLink numbers={[product.productNumber]} />}
            <ToEstimate product={product} />
          </div>
          <StockAlert product={product} />
          <Terms product={product} />
        </section>
      </div>
    </div>
  )
}

type ReleaseDateProps = { readonly moment: string | null | undefined; readonly now: Date }

/** The day on which a new product appears. */
function ReleaseDate({ moment, now }: ReleaseDateProps) {
  const { locale, t } = useMessages()
  if (!moment || new Date(moment) <= now) return null
  return <p>{t('product.releasedOn', { date: formatDate(locale, moment) })}</p>
}

type ProductDetailsProps = {
  readonly path: string
  /** The complete URL of the page, for its printed version. */
  readonly address: string
  readonly product: DetailedProduct
  readonly reviews: ReviewList
  readonly reviewQuery: ReviewQuery
  readonly crossSelling: readonly CrossSelling[]
  /** The terms of the lexicon. */
  readonly terms: readonly LexiconTerm[]
  readonly formToken: string
  /** Fields that this shop requires in an inquiry. */
  readonly required: readonly string[]
}

/** Everything below the buy box: data, description, reviews, inquiry, matching products. */
export function ProductDetails({ path, address, product, ...more }: ProductDetailsProps) {
  const { t } = useMessages()
  const hasReviews = useHas('reviews')
  const { customFields: facts } = product
  return (
    <div className="wrap">
      <div className="two details seam">
        <div className="stack apart">
          <ProductData properties={product.properties ?? []} terms={more.terms} />
          {product.description && (
            <section className="stack">
              <h2>{t('product.description')}</h2>
              {isRichText(product.description) ? (
                <RichText html={product.description} />
              ) : (
                <div className="prose">
                  {paragraphsOf(product.description).map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              )}
            </section>
          )}
          {hasReviews && (
            <Reviews {...{ path, product }} list={more.reviews} query={more.reviewQuery} />
          )}
        </div>
        <aside className="stack">
          <Composition facts={facts} />
          <Hazard facts={facts} />
          <Safety product={product} />
          <Downloads product={product} />
          <ProductInquiry
            number={product.productNumber}
            formToken={more.formToken}
            required={more.required}
          />
        </aside>
      </div>
      <p className="print-only">{t('product.sheetNote', { address })}</p>
      {more.crossSelling.map((list) => (
        <CrossSellingList key={list.name} {...list} />
      ))}
      <RecentlyViewedPlaceholder number={product.productNumber} />
    </div>
  )
}

/** A link to the reviews; nothing without reviews. */
function ReviewSummary({ product }: { readonly product: DetailedProduct }) {
  const { locale, t } = useMessages()
  const { ratingAverage, customFields } = product
  if (!ratingAverage) return null
  const average = formatFigure(locale, ratingAverage)
  const count = customFields.ripstop_review_count
  return (
    <a href="#reviews" className="rating">
      <Stars points={ratingAverage} label={t('reviews.stars', { average })} />
      {count > 0 ? t('reviews.count', { count }) : t('reviews.title')}
    </a>
  )
}

/** Important information for buyers: right of withdrawal, rolls and dangerous goods. */
function Terms({ product }: { readonly product: DetailedProduct }) {
  const { locale, t } = useMessages()
  const countries = formatCountries(locale, useSettings().hazardousCountries)
  const { customFields: facts } = product
  return (
    <>
      {facts.ripstop_withdrawal === 'cut-to-length' && (
        <Notice tone="warn" icon="cut">
          <b>{t('product.cutTitle')}</b> {t('product.cutText')}
        </Notice>
      )}
      {facts.ripstop_withdrawal === 'digital-content' && (
        <Notice>
          <b>{t('product.digitalTitle')}</b> {t('product.digitalText')}
        </Notice>
      )}
      {facts.ripstop_roll_only && <Notice slim>{t('product.rollOnlyText')}</Notice>}
      {facts.ripstop_hazardous && (
        <Notice tone="warn">{t('product.hazardousText', { countries })}</Notice>
      )}
    </>
  )
}
