import { packedCut } from '#shared/domain/packed-cloth.ts'
import { formatNumber, formatLength } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { formatArea, formatWeight } from '../buy/sum.ts'
import type { Cloth } from './cloth.ts'
import { ScaleDrawing } from './scale-drawing.tsx'
import { CutDrawing } from './cut-drawing.tsx'
import { usePartMessages, type CutPreviewMessages } from '../messages/messages.ts'

const MILLILITRES_PER_LITRE = 1000
const tenths = (value: number) => Math.round(value * 10) / 10

export type CutPreviewProps = { readonly cloth: Cloth; readonly units: number }

/** Drawings of a cut: next to a person, and rolled up on scales. */
export function CutPreview({ cloth, units }: CutPreviewProps) {
  const { locale, t } = usePartMessages<CutPreviewMessages>()
  const { rollWidthMm, milligramsPerUnit, layerMicrometres, hex } = cloth
  const weight = milligramsPerUnit === null ? null : formatWeight(locale, units, milligramsPerUnit)
  const packed =
    layerMicrometres === null ? null : packedCut(units, { rollWidthMm, layerMicrometres })
  const width = formatNumber(locale, rollWidthMm / 1000)
  const cells = [
    [t('cutPreview.cut'), `${formatLength(locale, units)} × ${width} m`],
    [t('cutPreview.area'), formatArea(locale, units, rollWidthMm)],
    ...(weight === null ? [] : [[t('cutPreview.weight'), `≈ ${weight}`]]),
    ...(packed === null ? [] : [[t('cutPreview.packed'), formatPacked(locale, packed)]]),
  ]
  return (
    <div className="cut-preview stack">
      <div className="scroll graph">
        <CutDrawing cloth={cloth} units={units} />
      </div>
      <div className="cut-figures">
        {packed && weight !== null && <ScaleDrawing {...{ packed, weight, hex }} />}
        <div className="stack tightly">
          <dl className="block strong" aria-live="polite">
            {cells.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {packed && <p className="hint">{t('cutPreview.packedNote')}</p>}
        </div>
      </div>
    </div>
  )
}

/** "37,5 × 3,6 cm, ≈ 0,4 l" */
function formatPacked(locale: Locale, packed: ReturnType<typeof packedCut>): string {
  const centimetres = (mm: number) => formatNumber(locale, tenths(mm / 10))
  const litres = packed.millilitres / MILLILITRES_PER_LITRE
  const volume = litres < 0.1 ? tenths(litres * 10) / 10 : tenths(litres)
  return `${centimetres(packed.widthMm)} × ${centimetres(packed.diameterMm)} cm, ≈\u00a0${formatNumber(locale, volume)}\u202fl`
}
