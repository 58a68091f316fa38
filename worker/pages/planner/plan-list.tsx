import { Icon } from '#client/ui/icon.tsx'
import { TaxNote } from '#client/ui/price/price.tsx'
import { groupedItems } from '#shared/domain/planner/project-items.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import type { Project } from '#shared/schemas/store-api/project.ts'
import { urls } from '#shared/urls.ts'
import { EmptyList } from '../empty-list.tsx'
import { ColumnHeads } from '../column-heads.tsx'
import { useMessages } from '../use-messages.ts'
import { planFigures } from './plan-figures.ts'
import { PlanLine, type PlanInput } from './plan-line.tsx'
import { shadesOf } from './shades-of.ts'

type PlanListProps = { readonly project: Project; readonly typed: PlanInput }

/**
 * The parts list of a project. For its owner it is a form; each button also saves the entered
 * values.
 */
export function PlanList({ project, typed: entered }: PlanListProps) {
  const { locale, t } = useMessages()
  if (project.items.length === 0) return <EmptyList text={t('planner.empty')} />
  return (
    <form className="stack planned" method="post" action={urls.plan(locale, project.id)}>
      <input type="hidden" name="version" value={project.version} />
      {project.own && (
        // The Enter key in a field clicks the first button of its form.
        <button className="vh" name="do" value="save" tabIndex={-1} aria-hidden="true" />
      )}
      <Parts project={project} typed={entered} />
      <div className="row between center">
        <div>
          <TaxNote />
          {project.items.some(({ price }) => price === null) && (
            <p className="tax">{t('planner.withoutPrice')}</p>
          )}
        </div>
        <p className="row">
          {project.own && (
            <button className="btn" name="do" value="save">
              {t('planner.save')}
            </button>
          )}
          <button className="btn go" name="do" value="cart">
            <Icon name="cart" />
            {t('planner.toCart')}
          </button>
        </p>
      </div>
      {project.own && <SwapAll project={project} />}
    </form>
  )
}

function Parts({ project, typed: input }: PlanListProps) {
  const { t } = useMessages()
  const groups = groupedItems(project.items)
  const shown = groups.flatMap(([, items]) => items)
  return (
    <table className="bom wide plan">
      <caption className="vh">{t('planner.list')}</caption>
      <ColumnHeads
        columns={[
          { label: t('planner.position') },
          { label: t('planner.product'), span: 2 },
          { label: t('planner.quantity') },
          { label: t('planner.weight'), className: 'r' },
          { label: t('planner.unitPrice'), className: 'r' },
          { label: t('planner.sum'), className: 'r' },
          ...(project.own ? [{ label: t('planner.order'), className: 'no-print' }] : []),
        ]}
      />
      {groups.map(([group, items]) => (
        <tbody key={group}>
          {group !== '' && (
            <tr>
              <th scope="rowgroup" colSpan={project.own ? 8 : 7}>
                {group}
              </th>
            </tr>
          )}
          {items.map((item) => (
            <PlanLine
              key={item.productId}
              {...{ project, item, typed: input }}
              position={shown.indexOf(item) + 1}
            />
          ))}
        </tbody>
      ))}
      <Sums project={project} />
    </table>
  )
}

function Sums({ project }: { readonly project: Project }) {
  const { locale, t } = useMessages()
  const { price, own } = project
  // Only the owner has a last column with buttons.
  const last = own ? 2 : 1
  const grams = formatNumber(locale, Math.round(planFigures(project).grams))
  return (
    <tfoot>
      {price.discounts.map(({ name, amount }) => (
        <tr key={name}>
          <th scope="row" colSpan={6}>
            {name}
          </th>
          <td className="r" colSpan={last}>
            {formatMoney(locale, centsFromDecimal(amount))}
          </td>
        </tr>
      ))}
      <tr>
        <th scope="row" colSpan={4}>
          {t('planner.sum')}
        </th>
        <td className="r">{t('planner.grams', { grams })}</td>
        <td className="r" colSpan={1 + last}>
          {formatMoney(locale, centsFromDecimal(price.total))}
        </td>
      </tr>
    </tfoot>
  )
}

/** The available colours of the listed products, to change all products at once. */
function SwapAll({ project }: { readonly project: Project }) {
  const { t } = useMessages()
  const shades = shadesOf(project.items)
  if (shades.length === 0) return null
  return (
    <fieldset className="stack tightly no-print">
      <legend>{t('planner.swapAll')}</legend>
      <div className="row">
        <label className="vh" htmlFor="shade">
          {t('planner.swapAllLabel')}
        </label>
        <select className="in shade" id="shade" name="shade">
          {shades.map((shade) => (
            <option key={shade}>{shade}</option>
          ))}
        </select>
        <button className="btn" name="do" value="shade">
          {t('planner.swapDo')}
        </button>
      </div>
      <p className="hint">{t('planner.swapAllHint')}</p>
    </fieldset>
  )
}
