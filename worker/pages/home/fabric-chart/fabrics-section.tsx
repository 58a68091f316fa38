import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { ColumnHeads } from '../../column-heads.tsx'
import { useMessages } from '../../use-messages.ts'
import { chartPlan, type FabricKind } from './chart-plan.ts'
import { combinationHref, servedBy } from './combinations.ts'
import { FabricChart } from './fabric-chart.tsx'

export type Fabrics = {
  /** The path of all fabrics. */
  readonly href: string
  readonly kinds: readonly FabricKind[]
  /** The path of the page that explains the measures. */
  readonly explained: string | null
}

/** Helps to choose a fabric: a chart of the shop's groups of cloth, and common combinations. */
export function FabricsSection({ href, kinds, explained }: Fabrics) {
  const { locale, t } = useMessages()
  const plan = chartPlan(kinds)
  if (!plan) return null
  const combinations = servedBy(kinds, locale)
  return (
    <section className="band seam">
      <div className="head">
        <h2>{withSoftHyphens(t('home.chart'))}</h2>
        {explained && <a href={explained}>{t('home.howToRead')}</a>}
      </div>
      <div className="choose">
        <FabricChart plan={plan} />
        {combinations.length > 0 && (
          <table className="data">
            <caption>{t('home.combinations')}</caption>
            <ColumnHeads
              columns={[
                { label: t('home.purpose') },
                { label: t('home.weightUnit'), className: 'fig' },
                { label: t('home.head'), className: 'fig' },
              ]}
            />
            <tbody>
              {combinations.map((each) => (
                <tr key={each.name.de}>
                  <th scope="row">
                    <a rel="nofollow" href={combinationHref(each, locale, href)}>
                      {each.name[locale]}
                    </a>
                  </th>
                  <td className="fig">
                    {each.weight.min}–{each.weight.max}
                  </td>
                  <td className="fig">
                    {typeof each.head === 'number'
                      ? t('home.headFrom', { head: formatNumber(locale, each.head) })
                      : each.head[locale]}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <p className="quiet">{t('home.chartNote')}</p>
    </section>
  )
}
