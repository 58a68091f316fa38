import { letter, written } from '../pen/lettering.ts'
import { dimensionV, loupe, scaleBar } from '../pen/marks.ts'
import { box, r, ring, steps } from '../pen/path.ts'
import { plate, shadow, solid } from '../pen/plate.ts'
import { NEUTRAL } from '../words.ts'

const FIBRES =
  '<pattern id="fi" width="46" height="30" patternUnits="userSpaceOnUse"><path fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.5" d="M0 8q12-10 23 0t23 0M0 22q12 10 23 0t23 0M10 0q8 14 0 30M34 0q-10 15 2 30"/><path fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.5" d="M0 14q12-8 23 2t23-2M4 28q20-12 38 0"/></pattern>'

/** Sheet insulation drawn out of its roll, with its loft. */
export function insulationPlate(hex: string, loftMm: number, grammage: number): string {
  const loft = 14 + loftMm * 2.1
  const y = 300
  const bed = `M44 ${r(y - loft)}q14-6 28 0t28 0 28 0 28 0 28 0 28 0V${y}H44z`
  const coil = ring(250, y - 96, 96)
  const turns = steps(Math.max(2, Math.round(70 / loft)))
    .map((i) => ring(250, y - 96, 96 - (i + 1) * loft * 0.9))
    .filter((d) => !d.includes('a-'))
  return plate(
    hex,
    `<path opacity=".12" d="M50 ${y + 4}H350l14 10H70z"/>${solid(bed, 'fi')}<path class="c" d="${coil}"/><path fill="url(#fi)" d="${coil}"/><path class="a" d="${coil}"/><path class="b" opacity=".6" d="${turns.join('')}"/>` +
      dimensionV(y - loft, y, 28, 40, '') +
      letter(`${written(loftMm)} mm`, 44, y - loft - 18, 19) +
      letter(`${grammage} g/m²`, 370, 366, 20, 'end'),
    FIBRES,
  )
}

const PLUME =
  '<g id="pl" fill="none" stroke-linecap="round"><path stroke="#fff" stroke-width="2.4" d="M0 0q4-22 0-44M0-14q-14-6-20-18M0-14q14-6 20-18M0-26q-12-6-16-16M0-26q12-6 16-16"/><path stroke="#000" stroke-opacity=".34" stroke-width="1.5" d="M0 0q4-22 0-44M0-14q-14-6-20-18M0-14q14-6 20-18M0-26q-12-6-16-16M0-26q12-6 16-16"/></g>'

/** A loose filling in its bag; the loupe shows what it is made of. */
export function bagPlate(
  hex: string,
  grams: number,
  filling: 'down' | 'balls' | 'wool',
  power: number | null,
): string {
  const bag = 'M84 92Q60 210 78 318Q82 336 100 338H256Q274 336 278 318Q296 210 272 92Q178 76 84 92z'
  const plumes = steps(12).map(
    (i) =>
      `<use href="#pl" transform="translate(${112 + (i % 4) * 44} ${176 + Math.floor(i / 4) * 54})rotate(${((i * 67) % 90) - 45})"/>`,
  )
  const balls = steps(20)
    .map((i) => ring(108 + (i % 5) * 36, 152 + Math.floor(i / 5) * 46, 16))
    .join('')
  const inside = {
    down: plumes.join(''),
    balls: `<path fill="#fff" fill-opacity=".7" d="${balls}"/><path class="b" opacity=".6" d="${balls}"/>`,
    wool: `<path fill="url(#fi)" d="${bag}"/>`,
  }[filling]
  const magnified = {
    down: '<g transform="translate(314 312)scale(1.5)"><use href="#pl"/><use href="#pl" transform="rotate(120)"/><use href="#pl" transform="rotate(240)"/></g>',
    balls: `<path fill="url(#fi)" d="${ring(314, 300, 42)}"/><path class="b" d="${ring(314, 300, 42)}"/>`,
    wool: '<path fill="url(#fi)" d="M240 220h150v150H240z"/>',
  }[filling]
  return plate(
    hex,
    shadow(bag) +
      `<path class="w" d="${bag}"/><path class="c" opacity=".5" d="${bag}"/>${inside}<path fill="#fff" opacity=".18" d="M100 100Q90 210 104 320H150Q130 210 146 94z"/><path class="a" d="${bag}"/>` +
      solid('M112 52h132l8 34q-74-10-148 0z', '', 'q') +
      '<path class="b" d="M122 60l4 20M150 56l2 20M178 56v20M206 56l-2 20M234 60l-4 20"/>' +
      loupe('lp', 314, 300, 64, `<g class="c">${magnified}</g>`) +
      letter(`${grams} g`, 40, 376, 24) +
      (power ? letter(`${power} cu in`, 372, 80, 19, 'end') : ''),
    PLUME + FIBRES,
  )
}

/** Height of 28 grams of down in the test cylinder. */
export function fillPowerPlate(power: number): string {
  const height = 60 + (power / 900) * 190
  const top = 320 - height
  const plumes = steps(Math.floor(height / 20) * 3).map(
    (i) =>
      `<use href="#pl" transform="translate(${146 + (i % 3) * 54} ${r(316 - Math.floor(i / 3) * 20)})rotate(${((i * 53) % 70) - 35})"/>`,
  )
  return plate(
    NEUTRAL,
    `<path class="w" d="M112 ${r(top)}h176V320H112z"/><path class="c" opacity=".35" d="M112 ${r(top)}h176V320H112z"/><clipPath id="cy"><path d="M112 ${r(top)}h176V320H112z"/></clipPath><g clip-path="url(#cy)">${plumes.join('')}</g><path class="q" d="M112 ${r(top - 8)}h176v8H112z"/><path class="b" d="M112 ${r(top - 8)}h176v8H112zM200 ${r(top - 8)}v-18"/>` +
      `<path class="a" d="M112 30V320H288V30"/><path class="b" d="${steps(14)
        .map((i) => `M288 ${320 - i * 20}h${i % 5 ? 8 : 14}`)
        .join('')}"/>${dimensionV(top, 320, 72, 106, '')}` +
      letter(`${power} cu in`, 200, 374, 22, 'middle'),
    PLUME,
  )
}

const face = (d: string, opacity: number, fill: string) =>
  `<path class="p" d="${d}"/><path class="c" opacity="${opacity}" d="${d}"/><path fill="url(#${fill})" d="${d}"/>`

/** A sheet of closed-cell foam with its thickness; the loupe shows the cells at 10:1. */
export function foamPlate(hex: string, thicknessMm: number, perforated: boolean): string {
  const h = thicknessMm * 4.6
  const top = 'M40 210L190 120H368L230 210z'
  const front = box(40, 210, 190, h)
  const side = `M230 210L368 120v${r(h)}L230 ${r(210 + h)}z`
  const holes = steps(15)
    .map(
      (i) =>
        `M${108 + (i % 5) * 42 + Math.floor(i / 5) * 36} ${190 - Math.floor(i / 5) * 24}a9 4.5 0 1 0 18 0a9 4.5 0 1 0-18 0`,
    )
    .join('')
  return plate(
    hex,
    `<path opacity=".12" d="M52 ${r(216 + h)}H240L384 ${r(130 + h)}v14L250 ${r(232 + h)}H60z"/>${face(top, 0.95, 'ft')}${face(front, 0.8, 'fc')}${face(side, 1, 'fc')}<path opacity=".2" d="${side}"/><path class="a" d="${top}${front}${side}"/>` +
      (perforated ? `<path class="n" opacity=".8" d="${holes}"/>` : '') +
      dimensionV(210, 210 + h, 20, 36, '') +
      letter(`${written(thicknessMm)} mm`, 40, 246 + h, 19) +
      loupe(
        'lf',
        300,
        312,
        60,
        '<path class="c" d="M230 240h140v140H230z"/><path d="M230 240h140v140H230z" fill="url(#fb)"/>',
      ) +
      letter('10:1', 228, 380, 17, 'end') +
      `<path class="d" d="M214 234L258 272"/><circle class="d" cx="206" cy="226" r="10"/>`,
    '<pattern id="ft" width="16" height="12" patternUnits="userSpaceOnUse" patternTransform="skewX(-58)"><circle cx="4" cy="4" r="1.6" opacity=".25"/><circle cx="12" cy="9" r="1.2" fill="#fff" opacity=".6"/></pattern><pattern id="fc" width="11" height="10" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="2.2" opacity=".3"/><circle cx="8.5" cy="7.5" r="1.6" opacity=".3"/></pattern><pattern id="fb" width="46" height="40" patternUnits="userSpaceOnUse"><g fill="#000" fill-opacity=".28" stroke="#fff" stroke-opacity=".55" stroke-width="2.4"><circle cx="11" cy="10" r="10"/><circle cx="33" cy="13" r="9"/><circle cx="22" cy="29" r="8"/><circle cx="41" cy="33" r="6"/><circle cx="5" cy="32" r="6"/></g></pattern>',
  )
}

/** A board cut to size, length and width in centimetres, bent a little to show that it is stiff. */
export function boardPlate(
  hex: string,
  sheet: readonly [number, number],
  thicknessMm: number,
  twin: boolean,
): string {
  const h = Math.max(7, thicknessMm * (twin ? 8 : 9))
  const top = 'M34 236L176 92H372L236 236z'
  const front = box(34, 236, 202, h)
  const side = `M236 236L372 92v${r(h)}L236 ${r(236 + h)}z`
  const flutes = steps(16).map((i) => `M${r(34 + (i + 0.5) * 12.6)} 238v${r(h - 4)}`)
  return plate(
    hex,
    `<path opacity=".12" d="M46 ${r(242 + h)}H244L384 ${r(102 + h)}v14L250 ${r(256 + h)}H56z"/><path class="c" d="${top}${front}${side}"/><path fill="#fff" opacity=".14" d="${top}"/><path fill="url(#gl)" d="${top}"/><path opacity=".16" d="${front}"/><path opacity=".3" d="${side}"/>` +
      (twin
        ? `<path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.2" d="${flutes.join('')}"/>`
        : '') +
      `<path class="a" d="${top}${front}${side}"/>` +
      letter(`${sheet[0]} × ${sheet[1]} cm`, 34, 372, 19) +
      dimensionV(236, 236 + h, 20, 30, '') +
      letter(`${written(thicknessMm)} mm`, 34, 292 + h / 2, 19) +
      scaleBar(250, 362, 60, '10 cm'),
    '<pattern id="gl" width="120" height="120" patternUnits="userSpaceOnUse" patternTransform="rotate(40)"><path fill="#fff" fill-opacity=".16" d="M0 0h34v120H0zM46 0h8v120h-8z"/></pattern>',
  )
}
