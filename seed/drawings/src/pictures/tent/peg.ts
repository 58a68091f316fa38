import { letter, written } from '../pen/lettering.ts'
import { dimension, dimensionV } from '../pen/marks.ts'
import { box, ring, roundBox, steps } from '../pen/path.ts'
import { plate, shadow, solid } from '../pen/plate.ts'
import { TUBE } from './tube.ts'

/** A peg driven into the ground, with its section. */
export function pegPlate(
  hex: string,
  shape: 'y' | 'v' | 'hook',
  lengthCm: number,
  pieces: number,
): string {
  const length = 60 + lengthCm * 11
  const top = 350 - length
  const profile = {
    y: 'M-4-4L-34-24l-4 6L-5 4V40H5V4L38-18l-4-6L4-4 0-8z',
    v: 'M-34-26L0 32 34-26l8 5L0 48-42-21z',
    hook: ring(0, 6, 15),
  }[shape]
  const bodies = {
    y: `M124 ${top}h32v20h-8V326l-8 24l-8-24V${top + 20}h-8z`,
    v: `M118 ${top}h44l-6 22V320l-16 30l-16-30V${top + 22}z`,
    hook: `M134 ${top + 26}C134 ${top - 12} 190 ${top - 12} 190 ${top + 24}q0 10-8 12l-4-10q2-20-16-22t-18 22V332l-5 18l-5-18z`,
  }[shape]
  return plate(
    hex,
    `<path fill="#73503a" opacity=".18" d="M20 ${top + 70}H300V392H20z"/><path class="b" d="M20 ${top + 70}H300"/><path class="b" opacity=".5" d="${steps(
      8,
    )
      .map((i) => `M${30 + i * 34} ${top + 70}l-10 14`)
      .join('')}"/>` +
      shadow(bodies, 4, 3) +
      solid(bodies, 'cy') +
      (shape === 'hook'
        ? ''
        : `<path class="e" d="M141 ${top + 26}V330"/><path class="b" d="M140 ${top + 26}V330"/><path class="o" d="${ring(140, top + 13, 5)}"/><path class="b" d="${ring(140, top + 13, 5)}"/>`) +
      dimensionV(top, 350, 66, 112, `${written(lengthCm)} cm`) +
      `<g transform="translate(326 110)"><path class="c" d="${profile}"/><path fill="url(#ha)" d="${profile}"/><path class="a" d="${profile}"/><path class="x" d="M0-60V70M-54 4H54"/></g><path class="d" d="M156 ${top + 130}H250L284 150"/>` +
      letter(`${pieces} ×`, 372, 380, 24, 'end'),
    TUBE,
  )
}

/** A stay, tube or rod broken in the middle, with its section. */
export function rodPlate(
  hex: string,
  lengthCm: number,
  profile: 'flat' | 'tube' | 'rod',
  mm: readonly [number, number],
): string {
  const thick = profile === 'flat' ? 34 : 16 + mm[0] * 1.6
  const y = 130
  const k = profile === 'flat' ? 11 : 13
  const cut =
    profile === 'flat'
      ? roundBox(200 - (mm[0] * k) / 2, 286 - (mm[1] * k) / 2, mm[0] * k, mm[1] * k, 8)
      : ring(200, 286, (mm[0] * k) / 2) +
        (profile === 'tube' ? ring(200, 286, (mm[1] * k) / 2) : '')
  return plate(
    hex,
    shadow(box(30, y - thick / 2, 340, thick)) +
      (profile === 'flat'
        ? solid(roundBox(30, y - thick / 2, 340, thick, 14), 'cz')
        : solid(box(30, y - thick / 2, 340, thick), 'cz')) +
      `<path class="p" d="M190 ${y - 40}q-10 20 0 40t0 40h18q10-20 0-40t0-40z"/><path class="d" d="M190 ${y - 34}q-10 17 0 34t0 34M208 ${y - 34}q-10 17 0 34t0 34"/><path class="x" d="M14 ${y}H386M100 286H300M200 220V352"/>` +
      dimension(30, 370, 66, y - thick / 2 - 4, `${written(lengthCm)} cm`) +
      `<path class="c" fill-rule="evenodd" d="${cut}"/><path fill="url(#ha)" fill-rule="evenodd" d="${cut}"/><path class="a" d="${cut}"/>` +
      letter(
        profile === 'flat' ? `${mm[0]} × ${mm[1]} mm` : `Ø ${written(mm[0])} mm`,
        372,
        378,
        20,
        'end',
      ),
    TUBE,
  )
}
