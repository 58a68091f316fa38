import type { CuttingLayout, PlacedPiece } from '#shared/domain/planner/cutting-layout.ts'
import type { DrawnPiece } from '#shared/domain/planner/recipe.ts'
import { formatPlainNumber } from '#shared/i18n/format.ts'
import type { LocaleTexts } from '#shared/recipes/recipe.ts'
import { useMessages } from '../use-messages.ts'

type Placed = PlacedPiece<DrawnPiece<LocaleTexts>>

type LayoutDrawingProps = {
  readonly width: number
  readonly layout: CuttingLayout<DrawnPiece<LocaleTexts>>
}

/** Space around the cloth for its measures, in centimetres of the drawing. */
const MARGIN = 14
const GRID = 10
/** A narrower piece has no space for its name. */
const LEAST_NAMED = 16

/**
 * The pieces on the cloth, to scale: one unit of the drawing is a centimetre. The roll runs from
 * left to right, so that a long cut fits on the page.
 */
export function LayoutDrawing({ width, layout }: LayoutDrawingProps) {
  const { locale, t } = useMessages()
  const { pieces, length } = layout
  const figure = (value: number) => formatPlainNumber(locale, Math.round(value))
  const names = [...new Set(pieces.map(({ label }) => label[locale]))]
  const total = Math.max(length, 60)
  return (
    <svg
      className="layout"
      viewBox={`${-MARGIN} ${-MARGIN} ${total + 2 * MARGIN} ${width + 2 * MARGIN}`}
      role="img"
      aria-label={t('recipes.layoutAlt', {
        pieces: names.join(', '),
        width: figure(width),
        length: figure(length),
      })}
    >
      <path className="grid" d={gridOf(total, width)} />
      <rect className="cloth" width={total} height={width} />
      {pieces.map((piece) => (
        <g key={`${piece.x} ${piece.y}`} transform={`translate(${piece.y} ${piece.x})`}>
          <path className="piece" d={OUTLINES[piece.outline](piece)} />
          {Math.min(piece.width, piece.length) >= LEAST_NAMED && <Label piece={piece} />}
        </g>
      ))}
      <g className="measure">
        <path d={`M0 ${width + 6}H${length}M0 ${width + 3}v6M${length} ${width + 3}v6`} />
        <text x={length / 2} y={width + 12} textAnchor="middle">
          {figure(length)} cm
        </text>
        <path d={`M-5 0V${width}M-8 0h6M-8 ${width}h6`} />
        <text transform={`translate(-8 ${width / 2}) rotate(-90)`} textAnchor="middle">
          {figure(width)} cm
        </text>
        <path d={`M${length / 2 - 15} -5h30m-5 -3l5 3l-5 3`} />
      </g>
    </svg>
  )
}

function Label({ piece }: { readonly piece: Placed }) {
  const { locale } = useMessages()
  return (
    <text x={piece.length / 2} y={piece.width / 2 + 2} textAnchor="middle">
      {piece.label[locale]}
    </text>
  )
}

function gridOf(length: number, width: number): string {
  const lines = []
  for (let x = 0; x <= length; x += GRID) lines.push(`M${x} 0V${width}`)
  for (let y = 0; y <= width; y += GRID) lines.push(`M0 ${y}H${length}`)
  return lines.join('')
}

/** Each outline fits the rectangle of the layout: `length` to the right, `width` down. */
const OUTLINES: Readonly<Record<Placed['outline'], (piece: Placed) => string>> = {
  rect: ({ length, width }) => `M0 0H${length}V${width}H0z`,
  triangle: ({ length, width }) => `M0 0H${length}L0 ${width}z`,
  trapezoid: ({ length, width }) => {
    const inset = width / 8
    return `M0 0L${length} ${inset}V${width - inset}L0 ${width}z`
  },
  circle: ({ length, width }) => {
    const radius = Math.min(length, width) / 2
    return `M0 ${radius}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
  },
}
