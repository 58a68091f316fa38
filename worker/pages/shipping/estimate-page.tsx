import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { productHref } from '#client/ui/product-href.ts'
import { Notice } from '#client/ui/notice.tsx'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { formatDelivery } from '#shared/i18n/format-delivery.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Country } from '#shared/schemas/store-api/context.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import type { ShippingCost } from '#shared/schemas/store-api/shipping-cost.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { ColumnHeads } from '../column-heads.tsx'
import { useMessages } from '../use-messages.ts'

type EstimatePageProps = {
  readonly product: Product
  readonly countries: readonly Country[]
  readonly countryId: string
  readonly costs: readonly ShippingCost[]
}

/**
 * The shipping costs of a product to a country: a form, and each shipping method with its price.
 */
export function EstimatePage({ product, countries, countryId, costs }: EstimatePageProps) {
  const { locale, t } = useMessages()
  const name = readableName(product.name)
  return (
    <div className="wrap stack narrow">
      <Breadcrumbs
        crumbs={[{ name, href: productHref(locale, product) }, { name: t('estimate.title') }]}
      />
      <h1>{withSoftHyphens(t('estimate.title'))}</h1>
      <p>{t('estimate.of', { name })}</p>
      <form className="row" action={urls.page(locale, 'shippingEstimate')}>
        <input type="hidden" name="article" value={product.productNumber} />
        <label htmlFor="estimate-country">{t('estimate.to')}</label>
        <select
          className="in mini"
          id="estimate-country"
          name="country"
          defaultValue={countries.find(({ id }) => id === countryId)?.iso ?? ''}
        >
          {countries.map(({ id, iso, name: country }) => (
            <option key={id} value={iso ?? ''}>
              {country}
            </option>
          ))}
        </select>
        <button className="btn">{t('estimate.show')}</button>
      </form>
      {costs.length === 0 ? <Notice>{t('estimate.none')}</Notice> : <Costs costs={costs} />}
      <p className="quiet">{t('estimate.hint')}</p>
      <p className="row">
        <a href={productHref(locale, product)}>{name}</a>
        <a href={urls.page(locale, 'shipping')}>{t('estimate.toTerms')}</a>
      </p>
    </div>
  )
}

function Costs({ costs }: Pick<EstimatePageProps, 'costs'>) {
  const { locale, t } = useMessages()
  const free = costs.flatMap(({ shippingMethod, extensions }) => {
    const missing = extensions?.ripstop?.toFreeShipping
    if (!missing) return []
    const amount = formatMoney(locale, centsFromDecimal(missing))
    return [t('estimate.toFreeShipping', { method: shippingMethod.name, amount })]
  })
  return (
    <>
      <div className="cq">
        <table className="data">
          <caption className="vh">{t('estimate.title')}</caption>
          <ColumnHeads
            columns={[
              { label: t('estimate.method') },
              { label: t('estimate.delivery') },
              { label: t('estimate.costs'), className: 'fig' },
            ]}
          />
          <tbody>
            {costs.map(({ shippingMethod, shippingCost, deliveryDate }) => (
              <tr key={shippingMethod.id}>
                <th scope="row">{shippingMethod.name}</th>
                <td data-l={t('estimate.delivery')}>
                  {formatDelivery(t, locale, { window: deliveryDate ?? null, afterPayment: null })}
                </td>
                <td className="fig" data-l={t('estimate.costs')}>
                  {shippingCost.totalPrice === 0
                    ? t('estimate.isFree')
                    : formatMoney(locale, centsFromDecimal(shippingCost.totalPrice))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {free.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  )
}
