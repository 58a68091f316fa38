import type { PackedCut } from '#shared/domain/packed-cloth.ts'
import { usePartMessages, type CutPreviewMessages } from '../messages/messages.ts'

type ScaleDrawingProps = {
  readonly packed: PackedCut
  readonly weight: string
  readonly hex: string | null
}

/** Width of kitchen scales; the cut on them is to the same scale. */
const SCALE_MM = 260
const MARGIN = 30
const BODY = 70

/** The rolled-up cut on scales that show its weight; one unit is a millimetre. */
export function ScaleDrawing({ packed, weight, hex }: ScaleDrawingProps) {
  const { t } = usePartMessages<CutPreviewMessages>()
  const { widthMm, diameterMm } = packed
  const half = Math.max(widthMm, SCALE_MM) / 2 + MARGIN
  const top = -diameterMm - MARGIN
  return (
    <svg
      className="on-scales"
      viewBox={`${-half} ${top} ${2 * half} ${BODY + 24 - top}`}
      role="img"
      aria-label={t('cutPreview.packedDrawing', { weight })}
    >
      <rect
        className="cloth"
        x={-widthMm / 2}
        y={-diameterMm}
        width={widthMm}
        height={diameterMm}
        rx={Math.min(diameterMm / 3, 12)}
        fill={hex ?? undefined}
      />
      <path
        className="strap"
        d={`M${-widthMm / 4} 0V${-diameterMm}M${widthMm / 4} 0V${-diameterMm}`}
      />
      <path className="body" d={`M${-SCALE_MM / 2} 0h${SCALE_MM}v8h-${SCALE_MM}z`} />
      <path className="body" d={`M-90 8H90L112 ${BODY}H-112z`} />
      <rect className="display" x="-62" y="20" width="124" height="38" rx="2" />
      <text y="48">{weight}</text>
    </svg>
  )
}
