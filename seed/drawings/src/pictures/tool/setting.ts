import { letter, written } from '../pen/lettering.ts'
import { dimension, position } from '../pen/marks.ts'
import { box, r, ring, roundBox, steps } from '../pen/path.ts'
import { type Layer, layered } from './layers.ts'

const STEEL = '#9aa5a3'
const HANDLE = '#3f6a78'

/** Mandrel and anvil, and a punch where holes are needed; `mm` is the size they set. */
export function mandrelPlate(mm: number, withPunch: boolean): string {
  const half = Math.min(30, 12 + mm * 1.2)
  const mandrel = (x: number, tip: string): readonly Layer[] => [
    [
      'c',
      `M${x - 26} 46q26-12 52 0v130l-${26 - half > 0 ? r(26 - half) : 0} 20v40H${r(x - half)}v-40l-${r(Math.max(0, 26 - half))}-20z`,
    ],
    ['b', `M${x - 26} 70h52M${x - 26} 84h52M${x - 26} 98h52`],
    ['q', tip],
    ['x', `M${x} 24V364`],
  ]
  const anvil: readonly Layer[] = [
    ['q', `M64 316v22a62 18 0 0 0 124 0v-22z`],
    ['q', 'M64 316a62 18 0 1 0 124 0a62 18 0 1 0-124 0z'],
    [
      'b',
      `M${126 - half} 314a${r(half)} ${r(half * 0.3)} 0 1 0 ${r(2 * half)} 0a${r(half)} ${r(half * 0.3)} 0 1 0-${r(2 * half)} 0`,
    ],
  ]
  const second = withPunch
    ? mandrel(270, `M${r(270 - half)} 236h${r(2 * half)}l-6 36h-${r(2 * half - 12)}z`)
    : []
  return layered(
    STEEL,
    [
      ...anvil,
      ...mandrel(126, `M${r(126 - half)} 236h${r(2 * half)}v14q-${r(half)} 16-${r(2 * half)} 0z`),
      ...second,
    ],
    position(1, 40, 120, 102, 140) +
      position(2, 40, 300, 76, 322) +
      (withPunch ? position(3, 346, 120, 294, 140) : '') +
      letter(`Ø ${written(mm)} mm`, 372, 378, 22, 'end'),
  )
}

export const pliersPlate = (mm: number): string =>
  layered(
    HANDLE,
    [
      ['shade', 'M210 150L60 356 96 372 236 190z'],
      ['c', 'M196 176L58 330q-12 30 10 40 14 4 28-14L236 200z'],
      ['c', 'M200 196l120 150q10 26 34 20 22-12 8-40L246 172z'],
      ['q', 'M164 196q-10-70 30-110l60-62 28 24-54 62q-14 20-8 60l40 26-26 34z'],
      ['q', 'M252 200q60-30 54-96l-12-50 34-8 16 56q10 86-56 128z'],
      ['q', ring(226, 188, 17)],
      ['b', ring(226, 188, 8)],
      ['n', 'M252 26l-26-14 18-8 22 14zM300 40l-6-24 22-4 6 22z'],
      ['b', 'M90 318l100-110M322 330L236 222'],
    ],
    `${steps(3)
      .map(
        (i) =>
          `<path class="q" d="${ring(60 + i * 44, 70, 16)}"/><path class="b" d="${ring(60 + i * 44, 70, 16)}${ring(60 + i * 44, 70, 6)}"/>`,
      )
      .join(
        '',
      )}${letter('3 ×', 40, 122, 17)}${letter(`Ø ${written(mm)} mm`, 206, 384, 19, 'middle')}`,
  )

const PLATE_OF_FOOT: Readonly<Record<string, readonly Layer[]>> = {
  teflon: [
    ['o', 'M96 262h60v52H96zM214 262h60v52h-60z'],
    ['o', 'M96 234H274v30H96z'],
    ['b', 'M96 300q-22-8-26 14h26M274 300q22-8 26 14h-26'],
  ],
  zip: [
    ['c', 'M150 234h70v80h-70z'],
    ['b', 'M150 314q-18-6-22 12h92v-12'],
    ['n', roundBox(178, 262, 14, 30, 6)],
    ['q', 'M92 286h50v14H92zM228 286h50v14h-50z'],
    ['b', 'M92 293h50M228 293h50'],
  ],
}

/** A presser foot with its shank, on the cloth. */
export const footPlate = (form: 'teflon' | 'zip'): string =>
  layered(
    STEEL,
    [
      ['q', 'M160 40h50v118h-50z'],
      ['n', 'M184 62h26v26h-26z'],
      ['b', 'M160 110h50M160 140h50'],
      ['q', 'M142 158h86l-10 76h-66z'],
      ['b', 'M160 174h50M156 196h58'],
      ...(PLATE_OF_FOOT[form] ?? []),
      ['c', 'M40 322H340v12H40z'],
      ['h', 'M60 328H320'],
      ['x', 'M185 16V366'],
    ],
    position(1, 320, 110, 212, 126) +
      position(2, 340, 234, form === 'zip' ? 264 : 276, form === 'zip' ? 290 : 254),
  )

export const binderPlate = (): string =>
  layered(
    STEEL,
    [
      ['shade', 'M70 120h190l60 70-60 74H70z'],
      ['c', 'M60 110H250l70 72v24l-70 72H60q-16-84 0-168z'],
      ['b', 'M60 128H246l58 58M60 260H246l58-58M76 146q60 48 0 96'],
      ['q', 'M252 166h76v56h-76z'],
      ['b', 'M264 180h64M264 208h64'],
      ['n', 'M110 92h14v34h-14zM190 92h14v34h-14z'],
      ['q', roundBox(96, 66, 120, 30, 6)],
      ['b', 'M110 81h40M166 81h36'],
      ['h', 'M14 160Q60 150 120 176T260 194M14 228Q60 238 120 212T260 194'],
      ['x', 'M10 194H390'],
    ],
    dimension(60, 250, 330, 284, '') + letter('22 mm', 264, 337, 19),
  )

/** A bar or a stick that is rubbed on. */
export const barPlate = (grams: number): string =>
  layered(
    '#d9c48a',
    [
      ['shade', 'M60 200L150 120H350L270 200v90H60z'],
      ['c', 'M60 200L150 120H350L260 200z'],
      ['c', 'M60 200H260v92H60z'],
      ['c', 'M260 200L350 120v88l-90 84z'],
      ['b', 'M90 226h140M90 246h100M90 266h120M180 132l-60 54M240 132l-60 54M300 132l-60 54'],
    ],
    letter(`${grams} g`, 372, 372, 26, 'end'),
  )

export const stickPlate = (grams: number): string =>
  layered(
    '#c9d3cf',
    [
      ['q', roundBox(64, 190, 84, 150, 8)],
      ['q', box(72, 150, 68, 42)],
      ['c', 'M78 150V92q26-34 56-14v72z'],
      ['b', 'M64 214h84M64 320h84M90 100v48'],
      ['o', 'M236 40h80v310h-80z'],
      ['x', 'M106 40V364'],
    ],
    `<path fill="none" stroke="#58706a" stroke-width="22" stroke-dasharray="7 4" d="M276 44V346"/><path class="s" stroke-width="10" stroke-linecap="round" opacity=".85" d="M276 120V300"/>${position(1, 200, 80, 134, 110)}${position(2, 360, 200, 284, 214)}${letter(`${grams} g`, 40, 384, 22)}`,
  )
