import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'
import { Details } from './drawing/details.tsx'
import { Front } from './drawing/front.tsx'
import { Side } from './drawing/side.tsx'
import { PARTS, type Part } from './parts.ts'

type SheetProps = {
  /** How many articles a department has, by its seo path; absent where the shop lacks it. */
  readonly counts: ReadonlyMap<string, number | null>
}

/** The drawing whose position numbers are the shop's departments, and its parts list. */
export function Sheet({ counts }: SheetProps) {
  const { locale, t } = useWords()
  const parts = PARTS.filter(({ path }) => counts.has(path[locale]))
  return (
    <section className="sheet-one graph">
      <div className="wrap">
        <div className="intro stack">
          <h1>{t('shell.homeTitle')}</h1>
          <p className="lead">{t('shell.homeLead')}</p>
        </div>
        <div className="drawing">
          <Front label={t('shell.drawing')}>
            {parts.map((part) => (
              <Ball key={part.position} part={part} />
            ))}
          </Front>
          <Side />
          <Details />
          <dl className="block strong">
            {(['sheet', 'views', 'unit'] as const).map((cell) => (
              <div key={cell}>
                <dt>{t(`shell.${cell}Label`)}</dt>
                <dd>{t(`shell.${cell}Value`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="parts stack">
          <table className="bom">
            <caption className="vh">{t('shell.partsList')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('shell.position')}</th>
                <th scope="col">{t('shell.part')}</th>
                <th scope="col">{t('shell.choice')}</th>
                <th scope="col" className="r">
                  {t('shell.articles')}
                </th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ position, path, name, range }) => (
                <tr key={position} data-pos={position}>
                  <td>
                    <span className="pos">{position}</span>
                  </td>
                  <th scope="row">
                    <a href={urls.seo(locale, path[locale])}>{name[locale]}</a>
                  </th>
                  <td className="quiet">{range[locale]}</td>
                  <td className="r">{counts.get(path[locale]) ?? ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}

const RADIUS = 16

/** A position number at the end of its leader line, leading to the department. */
function Ball({ part: { position, path, name, leader } }: { readonly part: Part }) {
  const { locale, t } = useWords()
  if (!leader) return null
  const [fromX, fromY, toX, toY] = leader
  return (
    <a
      className="ball"
      href={urls.seo(locale, path[locale])}
      aria-label={t('shell.positionOf', { position, name: name[locale] })}
    >
      <path pathLength="1" d={`M${fromX} ${fromY}L${toX} ${toY}`} />
      <circle cx={fromX} cy={fromY} r="2.5" className="tip" />
      <circle cx={toX} cy={toY} r={RADIUS} />
      <text x={toX} y={toY + RADIUS / 3}>
        {position}
      </text>
    </a>
  )
}
