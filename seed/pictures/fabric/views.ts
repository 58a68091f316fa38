import { letter } from '../pen/lettering.ts'
import { scaleBar } from '../pen/marks.ts'
import { plate } from '../pen/plate.ts'
import type { Subject } from '../subject.ts'
import type { View } from '../view.ts'
import { NEUTRAL, toneOf, view } from '../words.ts'
import { type Cloth, clothOf } from './cloth.ts'
import { rollPlate } from './roll.ts'
import { swatch, SWATCH_DEFS } from './swatch.ts'
import { type Binding, weavePlate } from './weave.ts'

const BINDINGS: Readonly<Record<string, Binding>> = {
  'fabric-ripstop': 'ripstop',
  'fabric-plain': 'plain',
  'fabric-oxford': 'basket',
  'fabric-canvas': 'twill',
}

/** Plates of a woven, knitted or laminated cloth: swatch, binding, roll. */
export function clothViews(s: Subject): readonly View[] {
  const cloth = clothOf(s)
  if (!cloth) return []
  return [swatchView(s, cloth), ...weaveViews(s), ...rollViews(s, cloth)]
}

function swatchView(s: Subject, cloth: Cloth): View {
  const tone = toneOf(s)
  const denier = s.number('denier')
  const grammage = s.number('grammage')
  const figure = denier ? `${denier} den` : grammage ? `${grammage} g/m²` : ''
  const svg = plate(
    s.hex ?? NEUTRAL,
    swatch(cloth.face, cloth.back) +
      scaleBar(50, 358, 60, '10 mm') +
      (figure && letter(figure, 350, 367, 17, 'end')),
    SWATCH_DEFS + cloth.defs,
  )
  const said = figure && `, ${figure}`
  return view(svg, () => ({
    de: `${cloth.title.de}${tone.de}${said}: Muster 50 × 50 mm, Ecke umgeschlagen, ${cloth.reverse.de}`,
    en: `${cloth.title.en}${tone.en}${said}: swatch 50 × 50 mm, corner folded over, ${cloth.reverse.en}`,
  }))
}

function weaveViews(s: Subject): readonly View[] {
  const binding = BINDINGS[s.kind]
  const denier = s.number('denier')
  if (!binding || !denier) return []
  const tone = toneOf(s)
  return [
    view(weavePlate(s.hex ?? NEUTRAL, binding, denier), () => ({
      de: `Bindung stark vergrößert${tone.de}: zehn Kett- und zehn Schussfäden von ${denier} den`,
      en: `Weave greatly enlarged${tone.en}: ten warp and ten weft threads of ${denier} den`,
    })),
  ]
}

function rollViews(s: Subject, cloth: Cloth): readonly View[] {
  const width = s.number('roll_width')
  if (!width) return []
  const tone = toneOf(s)
  return [
    view(rollPlate(s.hex ?? NEUTRAL, width, cloth.roll), () => ({
      de: `Stoffrolle${tone.de}, Breite ${width} cm`,
      en: `Roll of cloth${tone.en}, width ${width} cm`,
    })),
  ]
}
