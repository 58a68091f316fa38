import { letter, written } from '../pen/lettering.ts'
import { dimensionV, position, scaleBar } from '../pen/marks.ts'
import { at, r } from '../pen/path.ts'
import { plate } from '../pen/plate.ts'

/** Material of a layer; it decides the texture of cut and face. */
export type LayerKind = 'woven' | 'membrane' | 'knit' | 'pile' | 'film' | 'fibre' | 'spacer'

/** A layer, from the inside out: thickness in millimetres, share of the product colour. */
export type Layer = Readonly<{ kind: LayerKind; mm: number; shade: number }>

const X = 52
const RIGHT = 318
const DEEP = [58, -44] as const
const FLOOR = 306
const HEIGHT = 150
const THINNEST = 9

/** Stepped layers in true proportion, but at least visibly thick. */
export function sectionPlate(hex: string, layers: readonly Layer[]): string {
  const total = layers.reduce((sum, layer) => sum + layer.mm, 0)
  const unit = HEIGHT / total
  const step = layers.length > 3 ? 54 : 72
  let y = FLOOR
  let body = ''
  let marks = ''
  layers.forEach((layer, i) => {
    const height = Math.max(layer.mm * unit, THINNEST)
    const x = X + i * step
    const top = y - height
    body += block(layer, x, top, y)
    const last = i === layers.length - 1
    marks += position(i + 1, x + 26, last ? top - 78 : top - 62, x + 56, top - 22)
    y = top
  })
  const bar = barFor(unit)
  return plate(
    hex,
    `${body}${marks}${dimensionV(y, FLOOR, 30, X - 4, '')}${letter(written(total, 'mm'), 378, 361, 17, 'end')}${scaleBar(52, 352, unit * bar, written(bar, 'mm'))}`,
    layers
      .map(textures)
      .join('')
      .replace(/(<pattern id="(\w+)".*?<\/pattern>)(?=.*<pattern id="\2")/g, ''),
  )
}

const barFor = (unit: number) =>
  [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01].find((mm) => mm * unit <= 120) ?? 0.01

function block({ kind, shade }: Layer, x: number, top: number, y: number): string {
  const [dx, dy] = DEEP
  const height = y - top
  const front = `M${at(x, top)}H${RIGHT}V${r(y)}H${r(x)}z`
  const face = `M${at(x, top)}l${dx} ${dy}H${RIGHT + dx}L${at(RIGHT, top)}z`
  const side = `M${at(RIGHT, top)}l${dx} ${dy}v${r(height)}l${-dx} ${-dy}z`
  const whole = face + front + side
  return (
    `<path class="w" d="${whole}"/><path class="c" opacity="${shade}" d="${whole}"/><path fill="url(#f${kind})" d="${face}"/>` +
    `<path fill="url(#s${kind})" d="${front}"/><path opacity=".22" d="${side}"/><path class="a" d="${whole}"/>`
  )
}

const line = (opacity: number, width: number, d: string, stroke = '#000') =>
  `<path fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width}" d="${d}"/>`

const SKEW = 'patternTransform="skewX(-52)"'
const tile = (id: string, w: number, h: number, inner: string, more = '') =>
  `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" ${more}>${inner}</pattern>`

const CURL = 'M2 16q-2-14 6-14t5 8t-6 1t4-2M11 18q6-5 7-12'

const TEXTURES: Readonly<Record<LayerKind, string>> = {
  woven:
    tile('fwoven', 12, 12, line(0.28, 1.6, 'M0 2H12M2 0V12'), SKEW) +
    tile(
      'swoven',
      24,
      14,
      `<circle cx="12" cy="7" r="4.4" opacity=".32"/>${line(0.55, 2.4, 'M0 3q6 0 12 8t12-8', '#fff')}`,
    ),
  membrane:
    tile(
      'fmembrane',
      10,
      10,
      '<circle cx="3" cy="3" r="1.2" opacity=".45"/><circle cx="8" cy="8" r="1.2" opacity=".45"/>',
    ) + tile('smembrane', 6, 6, line(0.5, 1.6, 'M0 0V6'), 'patternTransform="rotate(45)"'),
  film:
    tile('ffilm', 22, 22, line(0.5, 5, 'M0 0V22', '#fff'), 'patternTransform="rotate(60)"') +
    tile('sfilm', 6, 6, line(0.5, 1.4, 'M0 0V6'), 'patternTransform="rotate(-45)"'),
  fibre:
    tile('ffibre', 14, 14, line(0.4, 2, 'M0 0L14 14M14 0L0 14'), SKEW) +
    tile('sfibre', 10, 9, '<circle cx="5" cy="4.5" r="3" opacity=".5"/>'),
  knit:
    tile('fknit', 14, 10, line(0.3, 1.8, 'M0 2l7 6l7-6'), SKEW) +
    tile('sknit', 18, 18, line(0.34, 1.8, CURL)),
  pile:
    tile('fpile', 18, 12, line(0.28, 1.7, 'M2 8q3-7 6-2t6-2'), SKEW) +
    tile('spile', 18, 22, line(0.34, 1.7, 'M3 22q-3-9 2-14t1-8M12 22q4-8 0-13t4-9')),
  spacer:
    tile('fspacer', 20, 16, '<ellipse cx="10" cy="8" rx="6.4" ry="5" opacity=".4"/>', SKEW) +
    tile('sspacer', 16, 40, line(0.5, 1.8, 'M0 0L16 40M16 0L0 40M8 0V40')),
}

const textures = ({ kind }: Layer) => TEXTURES[kind]
