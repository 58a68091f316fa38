import type { Subject, View } from '../../../index.js'
import { NEUTRAL, toneOf, view } from '../words.ts'
import { LAYOUTS } from './pieces.ts'
import { patchPlate, valvePlate } from './patch.ts'
import { bookPlate, kitPlate, patternPlate, projectPlate } from './plates.ts'
import { heapPlate, remnantPlate, samplePlate, samplesUsePlate } from './samples.ts'

const DRAFT = '#3f6a78'
/** Shades of the cloths on cards and in mixed lots. */
const TONES = ['#5d6b3c', '#b8552a', '#3f6a78', '#c79a2b', '#2b2e30', '#6d1f2f']

const projectView = (s: Subject, project: string, hex: string): View =>
  view(projectPlate(hex, project), () => ({
    de: `Fertig genäht, Strichzeichnung: ${s.name.de}`,
    en: `Finished, line drawing: ${s.name.en}`,
  }))

/** Pattern pieces and the finished thing. */
export function patternViews(s: Subject): readonly View[] {
  const project = s.text('project') ?? 'tarp'
  const count = LAYOUTS[project]?.length ?? 0
  return [
    view(patternPlate(DRAFT, project), () => ({
      de: `${count} Schnittteile mit Fadenlauf, Nahtzugabe und Prüfquadrat von 10 cm: ${s.name.de}`,
      en: `${count} pattern pieces with grain line, seam allowance and a test square of 10 cm: ${s.name.en}`,
    })),
    projectView(s, project, NEUTRAL),
  ]
}

export function bookViews(s: Subject): readonly View[] {
  const isDigital = s.unit === 'download'
  return [
    view(bookPlate(DRAFT, isDigital), () =>
      isDigital
        ? { de: `E-Book auf einem Lesegerät: ${s.name.de}`, en: `E-book on a reader: ${s.name.en}` }
        : {
            de: `Gebundenes Buch mit Leseband: ${s.name.de}`,
            en: `Bound book with ribbon: ${s.name.en}`,
          },
    ),
    projectView(s, 'backpack', NEUTRAL),
  ]
}

/** A kit: its contents and the finished thing. */
export function kitViews(s: Subject): readonly View[] {
  const project = s.text('project')
  const tone = toneOf(s)
  const hex = s.hex ?? NEUTRAL
  const contents = view(kitPlate(hex, project !== 'frame'), () => ({
    de: `Inhalt des Materialsets${tone.de}: 1 ${project === 'frame' ? 'Rückenplatte' : 'Stoff'}, 2 Kordel, 3 Schnalle, 4 Garn, 5 Anleitung`,
    en: `Contents of the kit${tone.en}: 1 ${project === 'frame' ? 'frame sheet' : 'cloth'}, 2 cord, 3 buckle, 4 thread, 5 guide`,
  }))
  return project ? [contents, projectView(s, project, hex)] : [contents]
}

export function sampleViews(s: Subject): readonly View[] {
  const samples = s.number('packing_unit') ?? 6
  const cards = s.number('cards') ?? 1
  const first = s.number('firstTone') ?? 0
  const tones = TONES.map((_, i) => TONES[(i + first) % TONES.length] ?? NEUTRAL)
  return [
    view(samplePlate(tones, samples, cards), () => ({
      de: `${cards > 1 ? `${cards} Musterkarten` : 'Musterkarte'} mit ${samples} gezackten Mustern: ${s.name.de}`,
      en: `${cards > 1 ? `${cards} sample cards` : 'Sample card'} with ${samples} pinked swatches: ${s.name.en}`,
    })),
    view(samplesUsePlate(), () => ({
      de: 'Ein Muster von etwa 5 × 8 cm, von der Karte genommen',
      en: 'A swatch of about 5 × 8 cm, taken off its card',
    })),
  ]
}

/** A cut of one cloth, or a heap of several. */
export function remnantViews(s: Subject): readonly View[] {
  const tone = toneOf(s)
  const length = s.number('cutCm')
  const width = s.number('roll_width')
  if (length && width)
    return [
      view(remnantPlate(s.hex ?? NEUTRAL, [length, width]), () => ({
        de: `Gefalteter Stoffabschnitt${tone.de}, ${length} × ${width} cm`,
        en: `Folded cut of cloth${tone.en}, ${length} × ${width} cm`,
      })),
    ]
  const grams = s.number('lotGrams') ?? 500
  const isWhite = s.text('lot') === 'fleece'
  const tones = isWhite ? ['#e6e2d6', '#d8d8d2', '#eee8da'] : TONES
  return [
    view(heapPlate(tones, grams, s.text('lot') === 'webbing'), () => ({
      de: `Gemischter Posten, ${grams} g: ${s.name.de}`,
      en: `Mixed lot, ${grams} g: ${s.name.en}`,
    })),
  ]
}

/** Patches and valves that are stuck or welded on. */
export function patchViews(s: Subject): readonly View[] {
  const tone = toneOf(s)
  const hex = s.hex ?? NEUTRAL
  const pieces = s.number('packing_unit') ?? 1
  const form = s.text('form')
  if (form === 'valve') {
    const mm = s.number('diameter_mm') ?? 45
    const isScrewed = s.text('version') === 'v-screw'
    return [
      view(valvePlate(hex, mm, isScrewed), () => ({
        de: `Ventil mit Klebeflansch${tone.de}, Ø ${mm} mm, ${isScrewed ? 'zum Schrauben' : 'zum Drücken'}, von oben und von der Seite`,
        en: `Valve with bonding flange${tone.en}, Ø ${mm} mm, ${isScrewed ? 'screwed' : 'pushed'}, from above and from the side`,
      })),
    ]
  }
  const shape = form === 'round' || form === 'clear' || form === 'garage' ? form : 'strip'
  return [
    view(patchPlate(hex, shape, pieces, s.text('size') ?? ''), () => ({
      de: `${s.name.de}${tone.de}: 1 Flicken, 2 Trägerpapier`,
      en: `${s.name.en}${tone.en}: 1 patch, 2 backing paper`,
    })),
  ]
}
