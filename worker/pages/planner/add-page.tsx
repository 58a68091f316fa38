import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import { soldBy } from '#client/ui/price/prices.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { formatLengthFigure } from '#shared/i18n/format.ts'
import { MAX_PROJECT_NAME } from '#shared/schemas/forms/text-lengths.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useMessages } from '../use-messages.ts'
import type { PlanInput } from './plan-line.tsx'

/** A project to choose from. */
export type Choosable = { readonly id: string; readonly name: string }

/** A product to add; `quantity` is in wire units. */
export type AddedProduct = {
  readonly product: Product
  readonly quantity: number
  readonly note: string
}

type AddPageProps = {
  readonly source: Readonly<Record<string, string>>
  readonly products: readonly AddedProduct[]
  readonly projects: readonly Choosable[]
  readonly typed: PlanInput
  readonly notices: readonly PageNotice[]
}

/** A form with quantities of products and the target project. */
export function AddPage({ source, products, projects, typed: input, notices }: AddPageProps) {
  const { locale, t } = useMessages()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('planner.addTitle') }]} />
      <div className="stack">
        <h1>{t('planner.addTitle')}</h1>
        <PageNotices notices={notices} />
        {products.length > 0 && (
          <form className="stack" method="post" action={urls.planAdd(locale, source)} noValidate>
            <AddedProducts products={products} typed={input} />
            <Target projects={projects} typed={input} />
            <p>
              <button className="btn ink">{t('planner.addTo')}</button>
            </p>
          </form>
        )}
      </div>
    </div>
  )
}

function AddedProducts({ products, typed: entered }: Pick<AddPageProps, 'products' | 'typed'>) {
  const { locale, t } = useMessages()
  return (
    <table className="bom wide plan">
      <caption className="vh">{t('planner.list')}</caption>
      <tbody>
        {products.map(({ product, quantity, note }) => {
          const sold = soldBy(product)
          const isMetre = sold === 'm'
          const input = `quantity.${product.id}`
          const figure = isMetre ? formatLengthFigure(locale, quantity) : String(quantity)
          const fieldError = entered.fieldErrors[input]
          return (
            <tr key={product.id}>
              <td>
                <ProductPicture media={product.cover?.media} alt="" size={48} />
              </td>
              <td className="art">
                {withSoftHyphens(readableName(product.name))}
                <span className="note">
                  {t('planner.number', { number: product.productNumber })}
                </span>
                {note && <span className="note">{note}</span>}
              </td>
              <td className="qty">
                <div className="metre small alone">
                  <span>
                    <input
                      name={input}
                      defaultValue={entered.values[input] ?? figure}
                      inputMode={isMetre ? 'decimal' : 'numeric'}
                      aria-label={t('planner.quantityOf', { name: readableName(product.name) })}
                      aria-invalid={fieldError ? true : undefined}
                      autoComplete="off"
                    />{' '}
                    {t(`planner.unit_${sold}`)}
                  </span>
                </div>
                {fieldError && <p className="error">{fieldError}</p>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Target({ projects, typed: entered }: Pick<AddPageProps, 'projects' | 'typed'>) {
  const { t } = useMessages()
  const { values, fieldErrors } = entered
  const chosen = values['project'] ?? projects[0]?.id ?? ''
  return (
    <fieldset className="stack narrow">
      <legend>{t('planner.addWhich')}</legend>
      {projects.map(({ id, name }) => (
        <label key={id} className="tick choice">
          <input type="radio" name="project" value={id} defaultChecked={chosen === id} />
          <span dir="auto">{name}</span>
        </label>
      ))}
      <label className="tick choice">
        <input type="radio" name="project" value="" defaultChecked={chosen === ''} />
        <span>{t('planner.addNew')}</span>
      </label>
      <div className="field">
        <label htmlFor="name">{t('planner.name')}</label>
        <input
          className="in"
          id="name"
          name="name"
          maxLength={MAX_PROJECT_NAME}
          defaultValue={values['name']}
          aria-invalid={fieldErrors['name'] ? true : undefined}
          aria-describedby={fieldErrors['name'] ? 'name-error' : undefined}
          autoComplete="off"
        />
        {fieldErrors['name'] && (
          <p className="error" id="name-error">
            {fieldErrors['name']}
          </p>
        )}
      </div>
    </fieldset>
  )
}
