import { columnPlate, seamPlate } from '../fabric/tests.ts'
import type { View } from '../view.ts'
import { layoutPlate, sealedSeamPlate } from './plates.ts'

/** What pages of know-how draw, by the name that they give it. */
const DRAWINGS: Readonly<Record<string, () => View>> = {
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

/** The drawing of a page of know-how. */
export function knowHowView(name: string): View {
  const draw = DRAWINGS[name]
  if (!draw) throw new Error(`Nobody draws ${name}`)
  return draw()
}
