import { sectionPlate } from '../fabric/section.ts'
import { columnPlate, seamPlate } from '../fabric/tests.ts'
import { weavePlate } from '../fabric/weave.ts'
import { fillPowerPlate } from '../fill/plates.ts'
import { pullTestPlate } from '../measured/plates.ts'
import { snapPlate } from '../press/plates.ts'
import type { View } from '../../../index.js'
import { NEUTRAL } from '../words.ts'
import { layoutPlate, sealedSeamPlate } from './plates.ts'

/** Drawings of know-how pages, by name. */
const DRAWINGS: Readonly<Record<string, () => View>> = {
  coating: () => ({
    svg: sectionPlate(NEUTRAL, [
      { kind: 'film', mm: 0.02, shade: 0.2 },
      { kind: 'woven', mm: 0.1, shade: 0.9 },
    ]),
    alt: {
      de: 'Schnitt durch einen beschichteten Stoff, zusammen etwa 0,12 mm: 1 Schicht, 2 Gewebe',
      en: 'Section of a coated fabric, about 0.12 mm in all: 1 layer, 2 woven cloth',
    },
  }),
  weave: () => ({
    svg: weavePlate(NEUTRAL, 'ripstop', 70),
    alt: {
      de: 'Ripstop aus Garn von 70 den, stark vergrößert: zehn Kett- und zehn Schussfäden',
      en: 'Ripstop of 70 den yarn, greatly enlarged: ten warp and ten weft threads',
    },
  }),
  membrane: () => ({
    svg: sectionPlate(NEUTRAL, [
      { kind: 'knit', mm: 0.12, shade: 0.3 },
      { kind: 'membrane', mm: 0.03, shade: 0.12 },
      { kind: 'woven', mm: 0.15, shade: 0.9 },
    ]),
    alt: {
      de: 'Schnitt durch ein Dreilagenlaminat, zusammen etwa 0,3 mm, von innen: 1 Trikot, 2 Membran, 3 Gewebe',
      en: 'Section of a three-layer laminate, about 0.3 mm in all, from the inside: 1 tricot, 2 membrane, 3 woven cloth',
    },
  }),
  'fill-power': () => ({
    svg: fillPowerPlate(750),
    alt: {
      de: 'Bauschkraft 750 cuin im Prüfzylinder',
      en: 'Fill power 750 cuin in the test cylinder',
    },
  }),
  pull: () => ({
    svg: pullTestPlate(10),
    alt: {
      de: 'Zugprüfung: Ein Gurtband zwischen zwei Klemmen reißt bei 10 kN',
      en: 'Pull test: webbing between two clamps breaks at 10 kN',
    },
  }),
  snap: () => ({
    svg: snapPlate(NEUTRAL, 12, 1, false),
    alt: {
      de: 'Druckknopf aus vier Teilen auf einer Achse, dazwischen der Stoff',
      en: 'Snap of four parts on one axis, with the fabric between them',
    },
  }),
  layout: () => ({
    svg: layoutPlate(),
    alt: {
      de: 'Fünf Teile auf einem Stoff von 148 cm Breite ausgelegt, alle im Fadenlauf; die Anordnung braucht 1,95 m',
      en: 'Five pieces laid out on a fabric 148 cm wide, all on grain; the layout takes 1.95 m',
    },
  }),
  needle: () => ({
    svg: seamPlate(['70', '80'], 60),
    alt: {
      de: 'Nadel der Stärke 70 oder 80 in zwei Lagen eines Stoffs von 60 g/m², maßstäblich',
      en: 'Needle of size 70 or 80 in two layers of a fabric of 60 g/m², to scale',
    },
  }),
  'sealed-seam': () => ({
    svg: sealedSeamPlate(),
    alt: {
      de: 'Schnitt durch eine Naht: zwei Lagen, die 10 mm übereinanderliegen, die Stiche und darüber 20 mm breites Nahtband',
      en: 'Section of a seam: two layers overlapping by 10 mm, the stitches, and tape 20 mm wide above them',
    },
  }),
  head: () => ({
    svg: columnPlate(2000),
    alt: {
      de: 'Prüfung der Wassersäule: ein Glas mit 2.000 mm Wasser steht auf dem Stoff, bis die ersten Tropfen kommen',
      en: 'Test of the hydrostatic head: a glass with 2,000 mm of water stands on the fabric until the first drops come',
    },
  }),
}

/** A drawing of the know-how pages. Throws an `Error` for an unknown name. */
export function drawKnowHow(name: string): View {
  const draw = DRAWINGS[name]
  if (!draw) throw new Error(`No drawing of the know-how page ${name}`)
  return draw()
}
