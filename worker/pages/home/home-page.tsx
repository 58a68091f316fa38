import { useContext } from 'react'
import { HasPlans } from '../has-plans.ts'
import { TaxNote } from '#client/ui/price/price.tsx'
import { ListingCard } from '../product-card/listing-card.tsx'
import { formatCountry, formatDays, formatMoney } from '#shared/i18n/format.ts'
import type { CmsPage } from '#shared/schemas/store-api/cms.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import type { CmsForms } from '../content/cms-form.tsx'
import { CmsView } from '../content/cms-view.tsx'
import { deliveryDates } from '../product/delivery-dates.ts'
import { useMessages } from '../use-messages.ts'
import { useSettings } from '../use-settings.ts'
import type { BlogPost } from '#shared/schemas/store-api/entries.ts'
import { FabricsSection, type Fabrics } from './fabric-chart/fabrics-section.tsx'
import { Deals } from './deals.tsx'
import { Notes } from './notes.tsx'
import { SampleCard } from './sample-card.tsx'
import { Sheet, type Department } from './sheet.tsx'

/** Products of a category, and the path of all of them. */
type HomeList = { readonly products: readonly Product[]; readonly href: string | null }

type HomePageProps = {
  readonly departments: readonly Department[]
  /** The path of the sewing patterns; null if the shop has none. */
  readonly patterns: string | null
  readonly newProducts: HomeList
  readonly deals: HomeList
  /**
   * The cloth groups with their measures; null if unknown. A shop that has them also offers
   * samples.
   */
  readonly fabrics: Fabrics | null
  readonly posts: readonly BlogPost[]
  /** The content that operators put on the home page. */
  readonly layout: CmsPage | null
  readonly forms: CmsForms | null
  readonly city: string
  /** From which value of goods a parcel is free; null if it never is. */
  readonly freeShipping: { readonly country: string; readonly fromCents: number } | null
  readonly shopName: string
  readonly now: Date
}

/** The home page: categories, services, new products and special offers. */
export function HomePage(props: HomePageProps) {
  const { departments, patterns, newProducts, deals, fabrics, posts, layout, city, now } = props
  const { freeShipping, shopName } = props
  const { locale, t } = useMessages()
  const { homeCountry, packing, pickup, features } = useSettings()
  const hasSamples = fabrics !== null && features.samples
  const home = formatCountry(locale, homeCountry)
  const pickUp = { city: pickup.address?.city ?? city, days: pickup.days[locale] }
  const delivery = newProducts.products
    .map((product) => deliveryDates(product, { now, packing }))
    .find((window) => window !== null)
  const ordered = delivery
    ? [{ label: t('shell.orderedToday', { country: home }), value: formatDays(locale, delivery) }]
    : []
  const free = freeShipping
    ? [
        {
          label: t('shell.freeShipping'),
          value: t('shell.freeShippingValue', {
            country: formatCountry(locale, freeShipping.country),
            amount: formatMoney(locale, freeShipping.fromCents),
          }),
        },
      ]
    : []
  // The conditions of a Shopware are its own.
  const promises = useContext(HasPlans)
    ? [
        ...(fabrics ? [{ label: t('shell.cutting'), value: t('shell.cuttingValue') }] : []),
        ...free,
        ...ordered,
        { label: t('shell.pickUp'), value: t('shell.pickUpValue', pickUp) },
      ]
    : ordered
  return (
    <>
      <Sheet {...{ departments, patterns, shopName }} />
      <div className="wrap">
        {promises.length > 0 && (
          <dl className="block band-cells">
            {promises.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {newProducts.products.length > 0 && (
          <section className="band newest">
            <div className="head">
              <h2>{t('shell.newInStock')}</h2>
              {newProducts.href && <a href={newProducts.href}>{t('shell.allNew')}</a>}
            </div>
            {deals.products.length === 0 && <TaxNote />}
            <ul className="product-cards fit">
              {newProducts.products.map((product) => (
                <ListingCard key={product.id} product={product} />
              ))}
            </ul>
          </section>
        )}
        {fabrics && <FabricsSection {...fabrics} />}
        {(deals.products.length > 0 || hasSamples) && (
          <section className={hasSamples ? 'band seam two' : 'band seam'}>
            <Deals {...deals} />
            {hasSamples && <SampleCard />}
          </section>
        )}
        <Notes posts={posts} />
      </div>
      {layout && <CmsView page={layout} forms={props.forms} />}
    </>
  )
}
