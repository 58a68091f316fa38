import { formatNumber } from '#shared/i18n/format.ts'
import { useMessages } from '../../use-messages.ts'
import type { Area, ChartPlan } from './chart-plan.ts'
import { LINE } from './place-labels.ts'
import type { Span } from './log-scale.ts'

/** A chart of fabrics by weight and hydrostatic head. Each area is a group with a link. */
export function FabricChart({ plan }: { readonly plan: ChartPlan }) {
  const { t } = useMessages()
  const { width, height, areas } = plan
  return (
    <div className="chart scroll" role="group" aria-label={t('home.diagram')}>
      <svg viewBox={`0 0 ${width} ${height}`}>
        <Textures />
        <Axes plan={plan} />
        {areas.map((area) => (
          <AreaLink key={area.kind.figures.categoryId} area={area} />
        ))}
      </svg>
    </div>
  )
}

function AreaLink({ area: { kind, box, label, texture, weight, head } }: { readonly area: Area }) {
  const { locale, t } = useMessages()
  const { x, y, width, height } = box
  const said = ({ min, max }: Span) =>
    min === max
      ? formatNumber(locale, min)
      : t('home.rangeSaid', { min: formatNumber(locale, min), max: formatNumber(locale, max) })
  const name = head
    ? t('home.tightKind', { name: kind.name, weight: said(weight), head: said(head) })
    : t('home.openKind', { name: kind.name, weight: said(weight) })
  const { x: left, y: first, lines } = label
  return (
    <a href={kind.href} aria-label={name}>
      <path
        fill={`url(#of-${texture})`}
        d={`M${at(x)} ${at(y)}h${at(width)}v${at(height)}h${at(-width)}z`}
      />
      <text x={at(left)} y={at(first)}>
        {lines.length === 1
          ? lines
          : lines.map((line, index) => (
              <tspan key={line} x={at(left)} dy={index * LINE}>
                {/* The space separates the words of the accessible name. */}
                {line.endsWith('-') ? line : `${line} `}
              </tspan>
            ))}
      </text>
    </a>
  )
}

/**
 * The axes with their labels. Screen readers skip them, because each area contains its values as
 * text.
 */
function Axes({ plan }: { readonly plan: ChartPlan }) {
  const { locale, t } = useMessages()
  const { plot, bottom, weightTicks, headTicks } = plan
  const right = plot.x + plot.width
  const top = plot.y + plot.height
  const across = weightTicks.map((tick) => `M${at(tick.at)} ${plot.y}V${at(bottom)}`)
  const along = headTicks.map((tick) => `M${plot.x} ${at(tick.at)}H${right}`)
  const messages = t('home.open').split(' ')
  return (
    <g aria-hidden="true">
      <path className="gl" d={[...across, ...along].join('')} />
      <path
        className="ax"
        d={`M${plot.x} ${plot.y}V${at(bottom)}H${right}M${plot.x} ${top}H${right}`}
      />
      <g textAnchor="middle">
        {weightTicks.map(({ figure, at: x }) => (
          <text key={figure} x={at(x)} y={at(bottom + 18)}>
            {formatNumber(locale, figure)}
          </text>
        ))}
      </g>
      <g textAnchor="end">
        {headTicks.map(({ figure, at: y }) => (
          <text key={figure} x={plot.x - 8} y={at(y + 4)}>
            {formatNumber(locale, figure)}
          </text>
        ))}
        {bottom > top &&
          headTicks.length > 0 &&
          messages.map((word, index) => (
            <text key={word} x={plot.x - 8} y={top + 28 + index * LINE}>
              {word}
            </text>
          ))}
        <text x={right} y={at(bottom + 36)}>
          {t('home.weightAxis')}
        </text>
      </g>
      {headTicks.length > 0 && (
        <text x={plot.x} y={plot.y - 12}>
          {t('home.headAxis')}
        </text>
      )}
    </g>
  )
}

/** Fill patterns, one for each kind of cloth: open, coated, laminated. */
function Textures() {
  const unit = { patternUnits: 'userSpaceOnUse' } as const
  const cloth = <path d="M-9-9H99V99H-9z" />
  return (
    <defs>
      <pattern id="of-woven" width="14" height="14" {...unit}>
        {cloth}
        <path d="M0 7H14M7 0V14" />
      </pattern>
      <pattern id="of-laminate" width="8" height="8" patternTransform="rotate(45)" {...unit}>
        {cloth}
        <path d="M0 0V8" />
      </pattern>
      <pattern id="of-mesh" width="9" height="15.6" {...unit}>
        {cloth}
        <path d="M0 0l4.5 2.6v5.2L0 10.4M9 0L4.5 2.6M4.5 7.8L9 10.4M0 10.4v5.2" />
      </pattern>
    </defs>
  )
}

/** A unit of the drawing is about one pixel. */
const at = (length: number) => Math.round(length)
