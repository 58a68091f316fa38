import { letter } from '../pen/lettering.ts'
import { scaleBar } from '../pen/marks.ts'
import { plate } from '../pen/plate.ts'
import type { Subject, View } from '../../../index.js'
import { NEUTRAL, toneOf, view } from '../words.ts'
import type { Cloth } from './cloth.ts'
import { swatch, SWATCH_DEFS, SWATCH_UNITS_PER_MM } from './swatch.ts'

/** The pinked swatch of a cloth with its yarn size, else its weight. */
export function swatchView(s: Subject, cloth: Cloth): View {
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
  return view(
    svg,
    () => ({
      de: `${cloth.title.de}${tone.de}${said}: Muster 50 × 50 mm, Ecke umgeschlagen, ${cloth.reverse.de}`,
      en: `${cloth.title.en}${tone.en}${said}: swatch 50 × 50 mm, corner folded over, ${cloth.reverse.en}`,
    }),
    SWATCH_UNITS_PER_MM,
  )
}
