import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Remarks } from '#client/islands/cart/page-notices.tsx'
import { PlatePicture } from '#client/ui/product-picture.tsx'
import { soldBy } from '#client/ui/price/prices.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { formatLengthFigure } from '#shared/i18n/format.ts'
import { MAX_PROJECT_NAME } from '#shared/schemas/forms/text-lengths.ts'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useWords } from '../use-messages.ts'
import type { TypedPlan } from './plan-line.tsx'

/** A project to choose from. */
export type Choosable = { readonly id: string; readonly name: string }

/** An article that is about to be added; a quantity is wire units. */
export type AddedArticle = {
  readonly product: Product
  readonly quantity: number
  readonly note: string
}

type AddPageProps = {
  readonly source: Readonly<Record<string, string>>
  readonly articles: readonly AddedArticle[]
  readonly projects: readonly Choosable[]
  readonly typed: TypedPlan
  readonly remarks: readonly Remark[]
}

/** How much of which article goes into which project. */
export function AddPage({ source, articles, projects, typed, remarks }: AddPageProps) {
  const { locale, t } = useWords()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('planner.addTitle') }]} />
      <div className="stack">
        <h1>{t('planner.addTitle')}</h1>
        <Remarks remarks={remarks} />
        {articles.length > 0 && (
          <form className="stack" method="post" action={urls.planAdd(locale, source)} noValidate>
            <Articles articles={articles} typed={typed} />
            <Target projects={projects} typed={typed} />
            <p>
              <button className="btn ink">{t('planner.addTo')}</button>
            </p>
          </form>
        )}
      </div>
    </div>
  )
}

function Articles({ articles, typed }: Pick<AddPageProps, 'articles' | 'typed'>) {
  const { locale, t } = useWords()
  return (
    <table className="bom wide plan">
      <caption className="vh">{t('planner.list')}</caption>
      <tbody>
        {articles.map(({ product, quantity, note }) => {
          const sold = soldBy(product)
          const isMetre = sold === 'm'
          const input = `quantity.${product.id}`
          const figure = isMetre ? formatLengthFigure(locale, quantity) : String(quantity)
          const fault = typed.faults[input]
          return (
            <tr key={product.id}>
              <td>
                <PlatePicture media={product.cover?.media} alt="" size={48} />
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
                      defaultValue={typed.values[input] ?? figure}
                      inputMode={isMetre ? 'decimal' : 'numeric'}
                      aria-label={t('planner.quantityOf', { name: readableName(product.name) })}
                      aria-invalid={fault ? true : undefined}
                      autoComplete="off"
                    />{' '}
                    {t(`planner.unit_${sold}`)}
                  </span>
                </div>
                {fault && <p className="error">{fault}</p>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Target({ projects, typed }: Pick<AddPageProps, 'projects' | 'typed'>) {
  const { t } = useWords()
  const { values, faults } = typed
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
          aria-invalid={faults['name'] ? true : undefined}
          aria-describedby={faults['name'] ? 'name-error' : undefined}
          autoComplete="off"
        />
        {faults['name'] && (
          <p className="error" id="name-error">
            {faults['name']}
          </p>
        )}
      </div>
    </fieldset>
  )
}
