import type { LocaleText, Subject, View } from '../../../index.js'
import { toneOf, view, type Words } from '../words.ts'
import { pegPlate, rodPlate } from './peg.ts'
import { poleSegmentPlate, poleSetPlate, uprightPlate } from './plates.ts'
import { hubPlate, poleClipPlate, poleTipsPlate, sleevePlate } from './small-parts.ts'

const ALUMINIUM = '#8a959b'
const SHORTEST_CM = 100

type Say = (n: Words) => LocaleText

/** Poles and their parts, by the form that the data names. */
export function poleViews(s: Subject): readonly View[] {
  const mm = s.number('diameter_mm') ?? 8.5
  const cm = s.number('length_cm') ?? 46
  const pieces = s.number('packing_unit') ?? 1
  const hex = s.hex ?? ALUMINIUM
  const tone = toneOf(s)
  const forms: Readonly<Record<string, () => readonly [string, Say]>> = {
    set: () => [
      poleSetPlate(hex, mm, cm),
      (n) => ({
        de: `Gestängebogen, zusammengelegt, Ø ${n(mm)} mm, aufgebaut ${n(cm)} cm, darunter Schnitt durch die Hülse`,
        en: `Pole arch, folded, Ø ${n(mm)} mm, ${n(cm)} cm assembled, below a section through the ferrule`,
      }),
    ],
    upright: () => [
      uprightPlate(hex, SHORTEST_CM, cm, mm),
      (n) => ({
        de: `Aufstellstange Ø ${n(mm)} mm, verstellbar von ${SHORTEST_CM} bis ${n(cm)} cm`,
        en: `Upright Ø ${n(mm)} mm, adjustable from ${SHORTEST_CM} to ${n(cm)} cm`,
      }),
    ],
    tips: () => [
      poleTipsPlate(hex, mm, pieces),
      (n) => ({
        de: `${pieces} Endspitzen für Gestänge Ø ${n(mm)} mm: 1 Rohr, 2 Spitze`,
        en: `${pieces} tips for poles Ø ${n(mm)} mm: 1 tube, 2 tip`,
      }),
    ],
    sleeve: () => [
      sleevePlate(hex, mm, cm),
      (n) => ({
        de: `Reparaturhülse über einem Bruch, ${n(cm)} cm lang, für Gestänge Ø ${n(mm)} mm`,
        en: `Repair sleeve over a break, ${n(cm)} cm long, for poles Ø ${n(mm)} mm`,
      }),
    ],
    hub: () => [
      hubPlate(hex, mm),
      (n) => ({
        de: `Kreuzstück${tone.de} mit vier Armen für Gestänge Ø ${n(mm)} mm`,
        en: `Hub${tone.en} with four arms for poles Ø ${n(mm)} mm`,
      }),
    ],
    clip: () => [
      poleClipPlate(hex, pieces),
      () => ({
        de: `${pieces} Gestängeclips${tone.de}: 1 Steg für das Band, 2 Bügel um das Gestänge`,
        en: `${pieces} pole clips${tone.en}: 1 bar for the tape, 2 jaw around the pole`,
      }),
    ],
  }
  const segment = (): readonly [string, Say] => [
    poleSegmentPlate(hex, mm, cm),
    (n) => ({
      de: `Gestängesegment mit Hülse, Ø ${n(mm)} mm, ${n(cm)} cm, darunter Schnitt durch die Verbindung`,
      en: `Pole section with ferrule, Ø ${n(mm)} mm, ${n(cm)} cm, below a section through the joint`,
    }),
  ]
  const [svg, say] = (forms[s.text('form') ?? ''] ?? segment)()
  return [view(svg, say)]
}

/** Cross-section of a peg by the letter it looks like. */
const PEGS = {
  y: { de: 'Y-Profil', en: 'Y section' },
  v: { de: 'V-Profil', en: 'V section' },
  hook: { de: 'Rundstab mit Haken', en: 'round bar with hook' },
} as const

export function pegViews(s: Subject): readonly View[] {
  const form = s.text('form')
  const shape = form === 'v' || form === 'hook' ? form : 'y'
  const cm = s.number('length_cm') ?? 16
  const pieces = s.number('packing_unit') ?? 1
  const tone = toneOf(s)
  return [
    view(pegPlate(s.hex ?? ALUMINIUM, shape, cm, pieces), (n) => ({
      de: `${pieces} Heringe${tone.de}, ${PEGS[shape].de}, ${n(cm)} cm, im Boden und im Schnitt`,
      en: `${pieces} pegs${tone.en}, ${PEGS[shape].en}, ${n(cm)} cm, in the ground and in section`,
    })),
  ]
}

const ROD_TONES: Readonly<Record<string, string>> = { carbon: '#33383c', glass: '#d9d2b4' }

/** Stays, tubes and rods. */
export function rodViews(s: Subject): readonly View[] {
  const material = s.text('material') ?? 'aluminium'
  const cm = s.number('length_cm') ?? 50
  const outer = s.number('diameter_mm')
  const wall = s.number('wall_mm')
  const profile = outer === null ? 'flat' : wall === null ? 'rod' : 'tube'
  const mm: readonly [number, number] =
    outer === null
      ? [s.number('flatMm') ?? 12, s.number('thickMm') ?? 3]
      : [outer, outer - 2 * (wall ?? 0)]
  const size =
    outer === null ? { de: `${mm[0]} × ${mm[1]} mm`, en: `${mm[0]} × ${mm[1]} mm` } : null
  return [
    view(rodPlate(ROD_TONES[material] ?? ALUMINIUM, cm, profile, mm), (n) => ({
      de: `${profile === 'tube' ? 'Rohr' : profile === 'rod' ? 'Rundstab' : 'Flachstrebe'}, ${n(cm)} cm lang, ${size?.de ?? `Ø ${n(mm[0])} mm`}, mit Querschnitt`,
      en: `${profile === 'tube' ? 'Tube' : profile === 'rod' ? 'Rod' : 'Flat stay'}, ${n(cm)} cm long, ${size?.en ?? `Ø ${n(mm[0])} mm`}, with cross-section`,
    })),
  ]
}
