import { letter } from '../pen/lettering.ts'
import { box, r, roundBox } from '../pen/path.ts'
import { plate, round, shadow, solid } from '../pen/plate.ts'

/** A label on a vessel: lines for print, and a level for the content. */
const label = (x: number, y: number, w: number, h: number) =>
  `<path class="w" opacity=".92" d="${box(x, y, w, h)}"/><path fill="none" stroke="#1b2925" stroke-width="1.7" d="${box(x, y, w, h)}M${x + 14} ${y + 24}h${r(w * 0.66)}M${x + 14} ${y + 42}h${r(w * 0.56)}M${x + 14} ${y + 60}h${r(w * 0.4)}"/>`

/** The diamond of a dangerous good. */
const diamond = (x: number, y: number): string =>
  `<path class="w" d="M${x} ${y - 44}l44 44-44 44-44-44z"/><path fill="none" stroke="#d33c22" stroke-width="5" d="M${x} ${y - 44}l44 44-44 44-44-44z"/><path fill="#1b2925" d="M${x - 4} ${y - 22}h8l-2 26h-4zM${x - 4} ${y + 12}h8v8h-8z"/>`

const LIGHT = round('cy', 'x')

type Vessel = Readonly<{ hex: string; amount: string; hazard: boolean }>

const finish = (v: Vessel, body: string) =>
  plate(
    v.hex,
    `${body}${v.hazard ? diamond(326, 128) : ''}${letter(v.amount, 372, 376, 24, 'end')}`,
    LIGHT,
  )

export function tubePlate(v: Vessel): string {
  const body = 'M82 70H238L212 292H108z'
  return finish(
    v,
    shadow(body) +
      solid('M76 40H244V70H76z', '', 'q') +
      `<path class="b" d="M76 55H244"/>${solid(body, 'cy')}${label(104, 116, 112, 90)}${solid('M108 292H212L200 304H120z', '', 'q')}${solid('M116 304H204L198 356H122z', '', 'q')}` +
      '<path class="b" d="M130 312l3 38M144 312l2 38M158 312v38M174 312l-2 38M188 312l-3 38"/><path class="x" d="M160 20V380"/>',
  )
}

export function tinPlate(v: Vessel): string {
  const body = 'M58 110V320a102 26 0 0 0 204 0V110z'
  return finish(
    v,
    shadow(body) +
      solid(body, 'cy') +
      '<ellipse class="q" cx="160" cy="110" rx="102" ry="26"/><ellipse class="a" cx="160" cy="110" rx="102" ry="26"/><ellipse class="b" cx="160" cy="110" rx="84" ry="20"/>' +
      solid('M126 62h68v46q-34 12-68 0z', 'cy', 'q') +
      '<ellipse class="q" cx="160" cy="62" rx="34" ry="9"/><ellipse class="a" cx="160" cy="62" rx="34" ry="9"/><path class="b" d="M140 74v38M152 76v40M166 76v40M180 74v38"/>' +
      label(88, 176, 128, 96) +
      '<path class="b" d="M58 142a102 26 0 0 0 204 0M58 306a102 26 0 0 0 204 0"/><path class="x" d="M160 34V366"/>',
  )
}

export function canPlate(v: Vessel): string {
  const body = roundBox(98, 120, 124, 236, 10)
  return finish(
    v,
    shadow(body) +
      solid(body, 'cy') +
      solid('M98 128q6-36 62-38 56 2 62 38z', 'cy', 'q') +
      solid(roundBox(132, 40, 56, 52, 8), 'cy', 'q') +
      '<path class="n" d="M128 58h10v10h-10z"/><path class="b" d="M132 76h56"/><path class="d" d="M122 62L44 40M122 64H36M122 66L44 90M118 60L60 28M118 68L60 104"/>' +
      label(110, 176, 100, 112) +
      '<path class="b" d="M98 340H222M98 136H222"/><path class="x" d="M160 20V378"/>',
  )
}

export function bottlePlate(v: Vessel, pump: boolean): string {
  const body = 'M88 174q0-34 36-44V104h72v26q36 10 36 44V334q0 20-20 20H108q-20 0-20-20z'
  const trigger =
    solid('M128 104V76h64v28z', '', 'q') +
    solid('M104 44h104q16 0 16 16v16H104l-22-8V52z', 'cy', 'q') +
    solid('M104 76h24q-4 34-30 48l-8-8q16-18 14-40z', '', 'q') +
    '<path class="d" d="M78 58L24 40M78 60H18M78 62L24 84"/>'
  const cap =
    solid(roundBox(124, 54, 72, 50, 6), 'cy', 'q') +
    '<path class="b" d="M136 60v38M148 60v38M160 60v38M172 60v38M184 60v38"/>'
  return finish(
    v,
    shadow(body) +
      solid(body, 'cy') +
      '<path fill="#fff" opacity=".2" d="M104 180q0-22 20-28v190h-12q-8 0-8-8z"/>' +
      (pump ? trigger : cap) +
      label(112, 196, 96, 106) +
      '<path class="x" d="M160 26V376"/>',
  )
}

/** A bead of sealer drawn along a seam with brush or nozzle: how it is used. */
export function sealingPlate(hex: string, tool: 'nozzle' | 'spray'): string {
  const cloth = 'M30 250L130 150H380L300 250z'
  return plate(
    hex,
    `<path class="w" d="${cloth}"/><path class="c" opacity=".35" d="${cloth}"/><path class="a" d="${cloth}"/><path class="a" d="M30 250v14H300L380 164V150M300 250v14"/><path class="h" d="M82 212L330 204"/>` +
      (tool === 'nozzle'
        ? '<path class="c" opacity=".8" d="M80 222q60-18 128-12l-4-14q-66-6-124 8-10 12 0 18z"/><path class="b" d="M80 222q60-18 128-12l-4-14q-66-6-124 8-10 12 0 18z"/>' +
          solid('M208 206l16-60 40-66 34 20-36 70-46 42z', 'cy', 'q') +
          '<path class="b" d="M224 146l38 24M264 80l34 20"/>'
        : '<path class="c" opacity=".3" d="M300 40L110 190l120 24z"/><path class="d" d="M300 44L120 186M304 48L170 200M306 52L220 206"/>' +
          solid('M292 24h48v34h-48z', 'cy', 'q')) +
      `<path class="b" d="M60 318h280" stroke-dasharray="2 8"/>${letter('1', 70, 330, 17)}${letter('2', 200, 330, 17)}${letter('3', 330, 330, 17)}<path class="b" d="M88 322h94m-10-7l10 7l-10 7M218 322h94m-10-7l10 7l-10 7"/>`,
    LIGHT,
  )
}
