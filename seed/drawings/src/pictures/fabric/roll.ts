import { dimension } from '../pen/marks.ts'
import { r } from '../pen/path.ts'
import { plate } from '../pen/plate.ts'

const UNITS_PER_CM = 1.44

/** A roll with its end drawn out; length and figure follow from the width of the cloth. */
export function rollPlate(hex: string, widthCm: number, texture: string): string {
  const length = widthCm * UNITS_PER_CM
  const left = 200 - length / 2
  const end = left + length
  const body = `M${r(left)} 130H${r(end)}A26 54 0 0 1 ${r(end)} 238H${r(left)}z`
  const flat = `M${r(left - 8)} 222L${r(left - 32)} 320H${r(end + 22)}L${r(end + 8)} 222z`
  const disc = (radius: number, rx: number, ry: number) =>
    `M${r(left)} ${184 - radius}a${rx} ${ry} 0 1 0 .1 0`
  return plate(
    hex,
    `<path opacity=".12" d="M${r(left - 28)} 326H${r(end + 30)}L${r(end + 14)} 244l12 4l16 84H${r(left - 22)}z"/>` +
      `<path class="c" d="${flat}"/><path d="${flat}" fill="url(#wv)"/><path class="a" d="M${r(left - 8)} 222L${r(left - 32)} 320H${r(end + 22)}L${r(end + 8)} 222"/>` +
      `<path class="c" d="${body}"/><path d="${body}" fill="url(#wv)" opacity=".6"/><path d="${body}" fill="url(#cy)"/><path class="a" d="M${r(left)} 130H${r(end)}A26 54 0 0 1 ${r(end)} 238H${r(left)}"/>` +
      ['class="c"', 'fill="#fff" opacity=".4"', 'class="a"']
        .map((look) => `<ellipse ${look} cx="${r(left)}" cy="184" rx="26" ry="54"/>`)
        .join('') +
      `<path class="b" d="${disc(45, 21, 45)}${disc(36, 17, 36)}${disc(28, 13, 28)}"/><ellipse class="o" cx="${r(left)}" cy="184" rx="9" ry="19"/><ellipse class="a" cx="${r(left)}" cy="184" rx="9" ry="19"/>` +
      dimension(left, end + 14, 92, 124, `${widthCm} cm`) +
      `<path class="x" d="M${r(left - 52)} 184h26M${r(end + 26)} 184h26"/>`,
    `<linearGradient id="cy" x2="0" y2="1"><stop stop-opacity=".2"/><stop offset=".3" stop-color="#fff" stop-opacity=".35"/><stop offset=".6" stop-opacity=".05"/><stop offset="1" stop-opacity=".45"/></linearGradient>${texture}`,
  )
}
