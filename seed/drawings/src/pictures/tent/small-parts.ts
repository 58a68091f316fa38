import { letter, written } from '../pen/lettering.ts'
import { dimension, position } from '../pen/marks.ts'
import { box, r, ring } from '../pen/path.ts'
import { plate, solid } from '../pen/plate.ts'
import { TUBE, tube } from './tube.ts'

const tip = (x: number) =>
  solid(`M${x - 24} 150h48v92q-4 18-16 22l-3 46q-5 10-10 0l-3-46q-12-4-16-22z`, 'cy') +
  `<path class="b" d="M${x - 24} 176h48M${x - 24} 232h48"/>` +
  tube(x - 19, 40, 38, 110)

/** Tips, a sleeve, a hub or clips: the small parts of a pole. */
export function poleTipsPlate(hex: string, diameterMm: number, pieces: number): string {
  return plate(
    hex,
    [120, 240].map(tip).join('') +
      `<path class="x" d="M120 20V340M240 20V340"/>` +
      position(1, 340, 80, 258, 96) +
      position(2, 340, 220, 262, 206) +
      letter(`Ø ${written(diameterMm)} mm`, 30, 380, 19) +
      letter(`${pieces} ×`, 372, 380, 24, 'end'),
    TUBE,
  )
}

export function sleevePlate(hex: string, diameterMm: number, lengthCm: number): string {
  const d = 10 + diameterMm * 2.2
  const y = 196
  return plate(
    '#8a959b',
    tube(20, y - d / 2, 176, d, 'cz') +
      tube(204, y - d / 2, 176, d, 'cz') +
      `<path class="a" d="M196 ${r(y - d / 2)}l6 ${r(d / 3)}-8 ${r(d / 3)} 6 ${r(d / 3)}M204 ${r(y - d / 2)}l6 ${r(d / 3)}-8 ${r(d / 3)} 6 ${r(d / 3)}"/>` +
      `<g color="${hex}">${solid(box(88, y - d / 2 - 8, 224, d + 16), 'cz')}</g><path fill="#fff" opacity=".25" d="${box(150, y - d / 2, 100, d)}"/><path class="h" d="M88 ${r(y - d / 2)}H312M88 ${r(y + d / 2)}H312"/><path class="x" d="M10 ${y}H392"/>` +
      dimension(88, 312, 106, y - d / 2 - 12, `${written(lengthCm)} cm`) +
      letter(`Ø ${written(diameterMm)} mm`, 372, 372, 22, 'end'),
    TUBE,
  )
}

const arm = (angle: number) =>
  `<g transform="translate(200 190)rotate(${angle})"><g color="#8a959b">${tube(-15, -186, 30, 100)}</g>${solid('M-24-30L-22-104q22-10 44 0L24-30z', 'cy')}<path class="b" d="M-22-92q22-8 44 0"/></g>`

export function hubPlate(hex: string, diameterMm: number): string {
  return plate(
    hex,
    [45, 135, 225, 315].map(arm).join('') +
      solid(ring(200, 190, 46), 'cy') +
      `<path class="b" d="${ring(200, 190, 30)}"/><path class="o" d="${ring(200, 190, 9)}"/><path class="a" d="${ring(200, 190, 9)}"/><path class="x" d="M40 190H360M200 30V350"/>` +
      letter(`Ø ${written(diameterMm)} mm`, 372, 382, 22, 'end'),
    TUBE,
  )
}

export function poleClipPlate(hex: string, pieces: number): string {
  const clip =
    'M-30-120q0-14 14-14h32q14 0 14 14v54q0 14-14 14H6V-8C40-4 62 20 62 52q0 26-18 44l-20-18q12-12 12-26C36 30 20 16 0 16S-36 30-36 52q0 14 12 26L-44 96Q-62 78-62 52C-62 20-40-4-6-8v-44h-10q-14 0-14-14zM-14-110v34h28v-34z'
  return plate(
    hex,
    `<g transform="translate(150 190)"><path opacity=".12" transform="translate(6 7)" d="${clip}"/>${solid(clip, 'cy')}<path class="o" d="${ring(0, 52, 30)}"/><path class="a" d="${ring(0, 52, 30)}"/><path class="b" d="${ring(0, 52, 22)}"/></g>` +
      `<path fill="#b9c2bb" d="M110 22h80v36h-80z"/><path class="a" d="M110 22h80v36h-80z"/><path class="x" d="M150 10V350"/>` +
      position(1, 290, 90, 176, 92) +
      position(2, 300, 250, 182, 244) +
      letter(`${pieces} ×`, 372, 372, 24, 'end'),
    TUBE,
  )
}
