import type { TrueSizeDrawing } from '#client/ui/true-size/true-size-drawing.ts'
import { roundLength } from '#shared/domain/true-size.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

type OverlayDrawingProps = {
  readonly below: TrueSizeDrawing
  readonly above: TrueSizeDrawing
  /** The products of the page, in their order. */
  readonly numbers: readonly string[]
}

/** The square of cloth in a weave's drawing, and the width of the drawing, in its own units. */
const CLOTH = { x: 50, y: 32, side: 300, drawing: 400 } as const
const COVERS = [0, 25, 50, 75, 100] as const
const USUAL_COVER = 50
/** The maximum width of the scale bar, as a share of the drawing. */
const BAR_SHARE = 1 / 3

const clothUm = ({ widthUm }: TrueSizeDrawing) => (widthUm * CLOTH.side) / CLOTH.drawing

/** Two weaves in the same scale, one over the other. A slider sets the opacity of the upper one. */
export function OverlayDrawing({ below, above, numbers }: OverlayDrawingProps) {
  const { locale, t } = useMessages()
  const names = { above: nameOf(above), below: nameOf(below) }
  const side = Math.max(clothUm(below), clothUm(above))
  const bar = roundLength(side * BAR_SHARE)
  const swapped = numbers.map((number) =>
    number === below.number ? above.number : number === above.number ? below.number : number,
  )
  return (
    <section className="stack overlay" aria-labelledby="overlay">
      <h2 id="overlay">{t('trueSize.laid')}</h2>
      <p>{t('trueSize.laidText', names)}</p>
      <div className="bench-of-two">
        <svg
          className="weaves"
          viewBox={`0 0 ${side} ${side * 1.12}`}
          role="img"
          aria-label={t('trueSize.laidDrawing', names)}
        >
          <Cloth drawing={below} frame={side} />
          <g className="above">
            <Cloth drawing={above} frame={side} />
          </g>
          <path className="line" d={`M0 ${side * 1.04}v${side * 0.04}H${bar}v${side * -0.04}`} />
          <text x={bar + side * 0.03} y={side * 1.085} fontSize={side * 0.05}>
            {`${formatNumber(locale, bar / 1000)} mm`}
          </text>
        </svg>
        <div className="stack no-print">
          <fieldset className="covers">
            <legend>{t('trueSize.cover')}</legend>
            {COVERS.map((percent) => (
              <label key={percent} htmlFor={`cover-${percent}`}>
                <input
                  id={`cover-${percent}`}
                  type="radio"
                  name="cover"
                  value={percent}
                  defaultChecked={percent === USUAL_COVER}
                />
                {`${percent}\u00a0%`}
              </label>
            ))}
          </fieldset>
          <p>
            <a className="btn" href={urls.trueSize(locale, swapped)} rel="nofollow">
              {t('trueSize.swap')}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

const nameOf = ({ title, figures }: TrueSizeDrawing) => [title, figures].filter(Boolean).join(', ')

type ClothProps = { readonly drawing: TrueSizeDrawing; readonly frame: number }

/** The cloth of a product card, centred in a frame of `frame` micrometres. */
function Cloth({ drawing, frame }: ClothProps) {
  const side = clothUm(drawing)
  const at = (frame - side) / 2
  return (
    <svg
      x={at}
      y={at}
      width={side}
      height={side}
      viewBox={`${CLOTH.x} ${CLOTH.y} ${CLOTH.side} ${CLOTH.side}`}
    >
      <image href={drawing.url} width={CLOTH.drawing} height={CLOTH.drawing} />
    </svg>
  )
}
