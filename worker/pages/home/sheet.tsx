import { TitleBlock } from '../title-block.tsx'
import { useContext } from 'react'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { urls } from '#shared/urls.ts'
import { HasPlans } from '../has-plans.ts'
import { useHas, useSettings } from '../use-settings.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { useMessages } from '../use-messages.ts'
import { Details } from './drawing/details.tsx'
import { Front } from './drawing/front.tsx'
import { Side } from './drawing/side.tsx'
import { Ball } from './ball.tsx'
import { departmentOf, PARTS } from './parts.ts'

/** A category in the parts list. */
export type Department = {
  readonly name: string
  /** SEO path, normalized for comparison. */
  readonly path: string
  readonly href: string
  /** The number of its products; null if unknown. */
  readonly count: number | null
  readonly isTop: boolean
}

type SheetProps = {
  readonly shopName: string
  readonly departments: readonly Department[]
  /** The path of the sewing patterns; null if the shop has none. */
  readonly patterns: string | null
}

/** The number of positions in the drawing. */
const MAX_ROWS = 9

/** The drawing with one position number per main category, and its parts list. */
export function Sheet({ departments, patterns, shopName }: SheetProps) {
  const { locale, t } = useMessages()
  const hasPlans = useContext(HasPlans)
  const hasPlanner = useHas('planner')
  const { home } = useSettings()
  const parts = PARTS.flatMap((part) => {
    const department = departmentOf(part, locale, departments)
    return department ? [{ part, department }] : []
  })
  const rows =
    parts.length > 0
      ? parts.map(({ part: { position, name, range }, department: { href, count } }) => ({
          position,
          name: name[locale],
          href,
          range: range[locale],
          count,
        }))
      : ownDepartments(departments)
  // The drawing is for a shop that has most of its parts.
  if (!hasPlanner && parts.length * 2 < PARTS.length)
    return <Departments rows={ownDepartments(departments)} shopName={shopName} />
  const isPlanned = hasPlans && hasPlanner && parts.length > 0
  const isCounted = rows.some(({ count }) => count !== null)
  return (
    <section className="sheet-one graph">
      <div className="wrap">
        <div className="intro stack">
          <h1>{home?.title[locale] ?? shopName}</h1>
          {home && <p className="lead">{home.lead[locale]}</p>}
        </div>
        <div className="drawing">
          <Front label={t('shell.drawing')}>
            {parts.map(({ part, department }) => (
              <Ball
                key={part.position}
                part={part}
                href={department.href}
                label={t('shell.positionOf', {
                  position: part.position,
                  name: part.name[locale],
                })}
              />
            ))}
          </Front>
          <Side positions={parts.map(({ part }) => part.position)} />
          <Details />
          <TitleBlock
            cells={(['sheet', 'views', 'unit'] as const).map((cell) => [
              t(`shell.${cell}Label`),
              t(`shell.${cell}Value`),
            ])}
          />
        </div>
        <div className="parts stack">
          <table className="bom">
            <caption className="vh">{t('shell.partsList')}</caption>
            <ColumnHeads
              columns={[
                { label: t('shell.position') },
                { label: t('shell.part') },
                { label: t('shell.choice') },
                ...(isCounted ? [{ label: t('shell.products'), className: 'r' }] : []),
              ]}
            />
            <tbody>
              {rows.map(({ position, name, href, range, count }) => (
                <tr key={position} data-pos={position}>
                  <td>
                    <span className="pos">{position}</span>
                  </td>
                  <th scope="row">
                    <a href={href}>{name}</a>
                  </th>
                  <td className="quiet">{range}</td>
                  {isCounted && <td className="r">{count ?? ''}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          {(isPlanned || patterns) && (
            <p className="row">
              {isPlanned && (
                <a className="btn ink" href={urls.page(locale, 'backpack')}>
                  {withSoftHyphens(t('backpack.fromHome'))}
                </a>
              )}
              {patterns && (
                <a className="btn" href={patterns}>
                  {t('home.patterns')}
                </a>
              )}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

/**
 * The main categories of a shop whose categories differ from the drawing. They have no position
 * numbers.
 */
function ownDepartments(departments: readonly Department[]) {
  return departments
    .filter(({ isTop }) => isTop)
    .slice(0, MAX_ROWS)
    .map(({ name, href, count }, index) => ({ position: index + 1, name, href, count, range: '' }))
}

type DepartmentsProps = {
  readonly shopName: string
  readonly rows: readonly { readonly name: string; readonly href: string }[]
}

/** The main categories of a shop without a drawing. */
function Departments({ rows, shopName }: DepartmentsProps) {
  const { locale, t } = useMessages()
  const { home } = useSettings()
  const isOwn = useContext(HasPlans)
  return (
    <div className="wrap stack band">
      <h1>{(isOwn && home?.title[locale]) || shopName}</h1>
      {isOwn && home && <p className="lead">{home.lead[locale]}</p>}
      <nav className="chips" aria-label={t('shell.range')}>
        {rows.map(({ name, href }) => (
          <a key={href} className="chip" href={href}>
            {name}
          </a>
        ))}
      </nav>
    </div>
  )
}
