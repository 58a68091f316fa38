import { Plate } from '#client/ui/plate.tsx'
import { formatDays } from '#shared/i18n/format.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { deliveryDates } from '../product/delivery-dates.ts'
import { useWords } from '../words.ts'
import { Deals } from './deals.tsx'
import { Sheet } from './sheet.tsx'

type HomePageProps = {
  readonly counts: ReadonlyMap<string, number | null>
  readonly newProducts: readonly Product[]
  readonly deals: readonly Product[]
  readonly city: string
  readonly now: Date
}

/** The shop on one sheet: what it has, what it promises, what is new, what is cheaper. */
export function HomePage({ counts, newProducts, deals, city, now }: HomePageProps) {
  const { locale, t } = useWords()
  const delivery = newProducts
    .map((product) => deliveryDates(product, now))
    .find((window) => window !== null)
  const promises = [
    { label: t('shell.cutting'), value: t('shell.cuttingValue') },
    { label: t('shell.freeShipping'), value: t('shell.freeShippingValue') },
    ...(delivery ? [{ label: t('shell.orderedToday'), value: formatDays(locale, delivery) }] : []),
    { label: t('shell.pickUp'), value: t('shell.pickUpValue', { city }) },
  ]
  return (
    <>
      <Sheet counts={counts} />
      <div className="wrap">
        <dl className="block band-cells">
          {promises.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {newProducts.length > 0 && (
          <section className="band">
            <div className="head">
              <h2>{t('shell.newInStock')}</h2>
              <a href={urls.page(locale, 'newProducts')}>{t('shell.allNew')}</a>
            </div>
            <ul className="plates fit">
              {newProducts.map((product) => (
                <Plate key={product.id} product={product} />
              ))}
            </ul>
          </section>
        )}
        <Deals products={deals} />
      </div>
    </>
  )
}
