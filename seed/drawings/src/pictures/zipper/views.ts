import type { Subject, View } from '../../../index.js'
import { NEUTRAL, toneOf, view } from '../words.ts'
import { chainOf } from './chain.ts'
import { zipperLengthPlate } from './length.ts'
import { zipperSectionPlate } from './section.ts'
import { pullPlate, sliderPlate, stopPlate } from './slider.ts'
import { zipperPlate, ZIPPER_UNITS_PER_MM } from './zipper.ts'

const TYPES = {
  coil: { de: 'Spiralreißverschluss', en: 'Coil zipper' },
  coated: {
    de: 'Reißverschluss mit verdeckter, beschichteter Spirale',
    en: 'Zipper with covered, coated coil',
  },
  tooth: { de: 'Reißverschluss mit Kunststoffzähnen', en: 'Moulded-tooth zipper' },
  airtight: { de: 'Luftdichter Reißverschluss', en: 'Airtight zipper' },
} as const

/** A zipper: half open, across the chain, and in full length if it has ends. */
export function zipperViews(s: Subject): readonly View[] {
  const chain = chainOf(s)
  const tone = toneOf(s)
  const title = TYPES[chain.type]
  const length = s.number('length_cm')
  const hex = s.hex ?? NEUTRAL
  const views = [
    view(
      zipperPlate(hex, chain),
      (n) => ({
        de: `${title.de} Nr. ${chain.size}${tone.de}, halb geöffnet: Kette ${n(chain.chainMm)} mm, Band ${n(chain.tapeMm)} mm`,
        en: `${title.en} No. ${chain.size}${tone.en}, half open: chain ${n(chain.chainMm)} mm, tape ${n(chain.tapeMm)} mm`,
      }),
      ZIPPER_UNITS_PER_MM,
    ),
    view(zipperSectionPlate(NEUTRAL, chain), (n) => ({
      de: `Schnitt quer zur Kette, Größe ${chain.size}: 1 Band ${n(chain.tapeMm)} mm, 2 Kette ${n(chain.chainMm)} mm`,
      en: `Section across the chain, size ${chain.size}: 1 tape ${n(chain.tapeMm)} mm, 2 chain ${n(chain.chainMm)} mm`,
    })),
  ]
  if (length === null) return views
  return [
    ...views,
    view(zipperLengthPlate(hex, chain, length), (n) => ({
      de: `Der ganze Reißverschluss${tone.de}, geschlossen, Länge ${n(length)} cm`,
      en: `The whole zipper${tone.en}, closed, length ${n(length)} cm`,
    })),
  ]
}

/** A slider, or its accessories. */
export function sliderViews(s: Subject): readonly View[] {
  const hex = s.hex ?? NEUTRAL
  const tone = toneOf(s)
  const pieces = s.number('packing_unit') ?? 1
  const size = s.text('zip_size') ?? s.text('size') ?? '5'
  if (s.text('form') === 'pull')
    return [
      view(pullPlate(hex, pieces), () => ({
        de: `${pieces} Zipperbänder aus Kordel mit Kappe${tone.de}`,
        en: `${pieces} zipper pulls of cord with a cap${tone.en}`,
      })),
    ]
  if (s.text('form') === 'stop')
    return [
      view(stopPlate(hex, pieces, size), () => ({
        de: `${pieces} Endstücke für Größe ${size}${tone.de}, lose und auf das Band gepresst`,
        en: `${pieces} stops for size ${size}${tone.en}, loose and pressed onto the tape`,
      })),
    ]
  const pulls = s.number('pulls') === 2 ? 2 : 1
  return [
    view(sliderPlate(hex, size, pulls, s.text('slider_type') === 'autolock'), () => ({
      de: `Schieber Nr. ${size}${tone.de}, von vorn und von der Seite: 1 Körper, 2 ${pulls === 2 ? 'Griffe auf beiden Seiten' : 'Griff'}`,
      en: `Slider No. ${size}${tone.en}, from the front and the side: 1 body, 2 ${pulls === 2 ? 'pulls on both sides' : 'pull'}`,
    })),
  ]
}
