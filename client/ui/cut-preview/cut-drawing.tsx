import { formatNumber, formatLength } from '#shared/i18n/format.ts'
import type { Cloth } from './cloth.ts'
import { usePartMessages, type CutPreviewMessages } from '../messages/messages.ts'

/** Height of the drawn person, in millimetres. */
const PERSON_MM = 1750

const HALF =
  'C20 -1530 44 -1540 46 -1490 C50 -1462 120 -1456 168 -1436 C206 -1420 216 -1380 222 -1320 L248 -1090 L262 -880 C274 -820 272 -760 256 -742 C240 -732 228 -770 224 -820 L214 -900 L186 -1090 L160 -1290 C150 -1200 132 -1130 132 -1070 C140 -990 160 -950 160 -880 L132 -480 C130 -380 112 -200 104 -80 L140 -26 Q146 0 120 0 L44 0 L40 -80 L44 -470 L8 -800'

/** The outline of a person standing on the ground line at x = 0; one unit is a millimetre. */
function Person() {
  return (
    <g className="person">
      <path d={`M-4 -1530 H0 ${HALF} H-4 Z`} />
      <path d={`M-4 -1530 H0 ${HALF} H-4 Z`} transform="scale(-1 1)" />
      <ellipse cy="-1636" rx="82" ry="114" />
    </g>
  )
}

type CutDrawingProps = { readonly cloth: Cloth; readonly units: number }

const MM_PER_UNIT = 100
const MM_PER_METRE = 1000
/** Start of the cloth, right of the person and its height label. */
const START = 940
/** The rest of the roll, right of the cut. */
const REST = 170
const ROLL = 180
const TOP = -PERSON_MM - 130
const HEIGHT = 2260

/**
 * The cut next to a person, one unit per millimetre: the drawing is as long as the cut and can
 * scroll.
 */
export function CutDrawing({ cloth, units }: CutDrawingProps) {
  const { locale, t } = usePartMessages<CutPreviewMessages>()
  const length = units * MM_PER_UNIT
  const width = cloth.rollWidthMm
  const end = START + length
  const right = end + REST + ROLL
  const top = Math.min(TOP, -width - 130)
  const metres = Array.from({ length: Math.ceil(length / MM_PER_METRE) - 1 }, (_, at) => at + 1)
  return (
    <svg
      className="cut-drawing"
      viewBox={`0 ${top} ${right + 460} ${HEIGHT + TOP - top}`}
      role="img"
      aria-label={t('cutPreview.drawing', {
        length: formatLength(locale, units),
        width: `${formatNumber(locale, width / MM_PER_METRE)} m`,
      })}
    >
      <path className="ground" d={`M0 0H${right + 460}`} />
      <g transform="translate(610 0)">
        <Person />
      </g>
      <path className="dim" d={`M270 0V-${PERSON_MM}M210 0h120M210 -${PERSON_MM}h260`} />
      <text transform={`translate(200 -${PERSON_MM / 2}) rotate(-90)`}>
        {formatNumber(locale, PERSON_MM / MM_PER_METRE)} m
      </text>
      <rect
        className="cloth"
        x={START}
        y={-width}
        width={length + REST}
        height={width}
        fill={cloth.hex ?? undefined}
      />
      <path
        className="thread"
        d={metres.map((metre) => `M${START + metre * MM_PER_METRE} 0V${-width}`).join('')}
      />
      <rect
        className="cloth"
        x={end + REST}
        y={-width}
        width={ROLL}
        height={width}
        rx="40"
        fill={cloth.hex ?? undefined}
      />
      <path
        className="thread"
        d={`M${end + REST + 60} 0V${-width}M${end + REST + 120} 0V${-width}`}
      />
      <rect className="core" x={end + REST + 55} y={-width - 50} width="70" height="50" />
      <path className="cut" d={`M${end} 90V${-width - 100}`} />
      <path className="dim" d={`M${START} 130H${end}M${START} 70V190M${end} 70V190`} />
      <text x={START + length / 2} y="340">
        {formatLength(locale, units)}
      </text>
      <path
        className="dim"
        d={`M${right + 130} 0V${-width}M${right + 70} 0h120M${right + 70} ${-width}h120`}
      />
      <text transform={`translate(${right + 360} ${-width / 2}) rotate(-90)`}>
        {formatNumber(locale, width / MM_PER_METRE)} m
      </text>
    </svg>
  )
}
