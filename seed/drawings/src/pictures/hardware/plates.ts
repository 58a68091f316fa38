import { letter } from '../pen/lettering.ts'
import { dimension, dimensionV, position } from '../pen/marks.ts'
import { box, r } from '../pen/path.ts'
import { LIGHT, plate } from '../pen/plate.ts'
import { BAND, band, part, type Part, sizeFor } from './part.ts'
import * as shape from './shapes.ts'

/** Half the width of the webbing a part is made for, in units of its own drawing. */
const HALF = 64

/** A drawing, and how many of its units a millimetre is. */
export type Scaled = Readonly<{ svg: string; unitsPerMm: number }>

/** True by the webbing that a part drawn `k` times as large is made for. */
const forBand = (svg: string, bandMm: number, k: number): Scaled => ({
  svg,
  unitsPerMm: (2 * HALF * k) / bandMm,
})

const axis = (d: string) => `<path class="x" d="${d}"/>`

/** The width of the slot under a part, figure at the side. */
function slot(bandMm: number, k: number, from: number, y = 372): string {
  const half = HALF * k
  return (
    dimension(200 - half, 200 + half, y, from, '') +
    letter(`${bandMm} mm`, 200 + half + 16, y + 7, 19)
  )
}

/** Two halves on one axis. `dual` has a ladder on both, `split` a bar that opens for repairs. */
export function buckle(hex: string, bandMm: number, style: 'plain' | 'dual' | 'split'): Scaled {
  const k = Math.min(sizeFor(bandMm), style === 'dual' ? 0.88 : 1.02)
  const female = style === 'dual' ? shape.FEMALE_DUAL : shape.FEMALE
  const top = 170 - 66 * k
  const bottom = 192 + 74 * k
  const gap = `<path class="p" d="${box(196, bottom + 46 * k, 8, 22 * k)}"/><path class="a" d="M196 ${r(bottom + 50 * k)}v${r(16 * k)}M204 ${r(bottom + 50 * k)}v${r(16 * k)}"/>`
  const svg = plate(
    hex,
    axis('M200 10V364') +
      part(shape.MALE, 200, top, k) +
      part(female, 200, bottom, k) +
      (style === 'split' ? gap : '') +
      position(1, 348, 92, 200 + 82 * k, top - 40 * k) +
      position(2, 348, 262, 200 + 80 * k, bottom + 14 * k) +
      slot(bandMm, k, bottom + (style === 'dual' ? 98 : 70) * k, 376),
    LIGHT,
  )
  return forBand(svg, bandMm, k)
}

/** One part with webbing through it as it is worn. */
function threaded(
  hex: string,
  bandMm: number,
  shapeOf: Part,
  webbing: readonly (readonly [number, number])[],
  over: readonly (readonly [number, number])[],
): Scaled {
  const k = sizeFor(bandMm) * 1.08
  const half = (HALF - 2) * k
  const strip = ([from, to]: readonly [number, number]) =>
    band(box(200 - half, 186 + from * k, 2 * half, (to - from) * k))
  const svg = plate(
    hex,
    axis('M200 8V350') +
      webbing.map(strip).join('') +
      part(shapeOf, 200, 186, k) +
      over.map(strip).join('') +
      position(1, 352, 104, 200 + 80 * k, 186 - 30 * k) +
      slot(bandMm, k, 340),
    LIGHT + BAND,
  )
  return forBand(svg, bandMm, k)
}

const ends: readonly (readonly [number, number])[] = [
  [-150, -34],
  [20, 130],
]

export const ladder = (hex: string, bandMm: number): Scaled =>
  threaded(hex, bandMm, shape.LADDER, ends, [[-26, 8]])
export const triglide = (hex: string, bandMm: number): Scaled =>
  threaded(hex, bandMm, shape.TRIGLIDE, ends, [[-14, 14]])
export const dRing = (hex: string, bandMm: number): Scaled =>
  threaded(hex, bandMm, shape.D_RING, [[40, 150]], [[24, 60]])
export const gHook = (hex: string, bandMm: number): Scaled =>
  threaded(hex, bandMm, shape.G_HOOK, [[60, 150]], [[42, 96]])
export const gatekeeper = (hex: string, bandMm: number): Scaled =>
  threaded(hex, bandMm, shape.GATEKEEPER, [[60, 150]], [[48, 98]])

export function camBuckle(hex: string, bandMm: number): Scaled {
  const k = 0.98
  const half = 62 * k
  const svg = plate(
    hex,
    axis('M200 8V350') +
      band(box(200 - half, 20, 2 * half, 84)) +
      part(shape.CAM_FRAME, 200, 186, k) +
      band(box(200 - half, 206, 2 * half, 130)) +
      part(shape.CAM_LEVER, 200, 176, k) +
      position(1, 356, 88, 286, 96) +
      position(2, 356, 232, 264, 204) +
      slot(bandMm, k, 340),
    LIGHT + BAND,
  )
  return forBand(svg, bandMm, k)
}

export function magnetBuckle(hex: string, bandMm: number): Scaled {
  const k = sizeFor(bandMm) * 1.1
  const svg = plate(
    hex,
    axis('M200 14V350') +
      part(shape.MAGNET_BASE, 200, 272, k) +
      part(shape.MAGNET, 200, 148, k) +
      position(1, 350, 76, 200 + 82 * k, 148 - 70 * k) +
      position(2, 350, 318, 200 + 80 * k, 272 + 20 * k) +
      slot(bandMm, k, 272 + 60 * k, 376),
    LIGHT,
  )
  return forBand(svg, bandMm, k)
}

/** The shoulder strap below a sternum slider, in units. */
const STRAP_UNITS = 132

export function sternumSlider(hex: string, bandMm: number): Scaled {
  const svg = plate(
    hex,
    band('M62 20H194V350H62z') +
      part(shape.STERNUM, 172, 186, 1.3) +
      band('M216 158H372v56H216z') +
      position(1, 316, 90, 240, 142) +
      position(2, 340, 280, 320, 214) +
      dimension(62, 194, 376, 350, '') +
      letter(`${bandMm} mm`, 210, 383, 19),
    LIGHT + BAND,
  )
  return { svg, unitsPerMm: STRAP_UNITS / bandMm }
}

/** A carabiner from end to end, in units. */
const CARABINER_UNITS = 271

export function carabiner(hex: string, lengthMm: number): Scaled {
  const svg = plate(
    hex,
    axis('M200 30V352') +
      part(shape.CARABINER, 208, 190, 1.3) +
      '<path class="a" stroke-width="6" d="M282 226L290 160"/><path class="b" d="M276 228q8-50 6-74M292 226q8-40 4-72"/>' +
      dimensionV(44, 315, 66, 120, `${lengthMm} mm`) +
      position(1, 346, 96, 270, 96) +
      position(2, 352, 210, 290, 196),
    LIGHT,
  )
  return { svg, unitsPerMm: CARABINER_UNITS / lengthMm }
}

const hook = (x: number) => part(shape.ROPE_HOOK, x, 176, 1.12)

export function ropeHook(hex: string, cordMm: number, pieces: number): string {
  return plate(
    hex,
    '<path fill="none" stroke="#33463f" stroke-width="15" d="M118 282V350M262 282V350"/><path fill="none" stroke="#e8622a" stroke-width="11" stroke-dasharray="5 4" d="M118 282V350M262 282V350"/>' +
      hook(118) +
      hook(262) +
      position(1, 356, 82, 322, 112) +
      letter(`Ø ${cordMm} mm`, 30, 380, 19) +
      letter(`${pieces} ×`, 370, 380, 24, 'end'),
    LIGHT,
  )
}

/** A handful of D-rings and tri-glides, sold by weight. */
export function mixedRings(hex: string, grams: number): string {
  const lay: readonly (readonly [Part, number, number, number])[] = [
    [shape.D_RING, 110, 110, 0.7],
    [shape.TRIGLIDE, 270, 92, 0.72],
    [shape.TRIGLIDE, 126, 226, 0.66],
    [shape.D_RING, 284, 214, 0.82],
    [shape.D_RING, 116, 306, 0.46],
    [shape.TRIGLIDE, 254, 312, 0.5],
  ]
  return plate(
    hex,
    lay.map(([shapeOf, x, y, k]) => part(shapeOf, x, y, k)).join('') +
      letter(`${grams} g`, 372, 380, 22, 'end'),
    LIGHT,
  )
}
