import type { Subject, View } from '../../../index.js'
import { NEUTRAL, toneOf, view } from '../words.ts'
import { clothOf } from './cloth.ts'
import { layersOf, LAYER_NAMES } from './layers.ts'
import { loopsPlate, stretchPlate } from './loops.ts'
import { MESH_UNITS_PER_MM, meshPlate } from './mesh.ts'
import { rollPlate } from './roll.ts'
import { sectionPlate } from './section.ts'
import { swatchView } from './swatch-view.ts'
import { columnPlate, seamPlate } from './tests.ts'
import { taffeta } from './textures.ts'
import { type Binding, weavePlate, weaveUnitsPerMm } from './weave.ts'

const BINDINGS: Readonly<Record<string, Binding>> = {
  ripstop: 'ripstop',
  plain: 'plain',
  oxford: 'basket',
  twill: 'twill',
}

/** Laminates have their section as cover, other cloths their swatch. */
const SECTION_FIRST = ['membrane', 'softshell']

/** Pictures of a cloth: swatch, section, weave or loops, roll, measured figures. */
export function clothViews(s: Subject): readonly View[] {
  const cloth = clothOf(s)
  if (!cloth) return []
  const section = sectionViews(s)
  const swatch = [swatchView(s, cloth)]
  const structure = SECTION_FIRST.includes(s.kind)
    ? [...section, ...swatch]
    : [...swatch, ...section]
  return [...structure, ...weaveViews(s), ...rollViews(s, cloth.roll), ...measuredViews(s)]
}

/** Pictures of a netting. */
export function meshViews(s: Subject): readonly View[] {
  const tone = toneOf(s)
  const hole = s.number('holeMm')
  const spacer = s.number('thickness')
  const cover = hole
    ? view(
        meshPlate(s.hex ?? NEUTRAL, hole),
        (n) => ({
          de: `Netz${tone.de}, Öffnung ${n(hole)} mm: maßstäblich und eine Masche in der Lupe`,
          en: `Netting${tone.en}, opening ${n(hole)} mm: to scale, with one mesh in a loupe`,
        }),
        MESH_UNITS_PER_MM,
      )
    : view(spacerPlate(s, spacer ?? 3), (n) => ({
        de: `Abstandsgewirke${tone.de}, ${n(spacer ?? 3)} mm dick, im Schnitt: zwei Decklagen, dazwischen Abstandsfäden`,
        en: `Spacer knit${tone.en}, ${n(spacer ?? 3)} mm thick, in section: two faces with spacer threads between`,
      }))
  return [cover, ...rollViews(s, taffeta('wv', 6)), ...measuredViews(s)]
}

const spacerPlate = (s: Subject, mm: number) =>
  sectionPlate(s.hex ?? NEUTRAL, [
    { kind: 'knit', mm: mm * 0.14, shade: 0.8 },
    { kind: 'spacer', mm: mm * 0.72, shade: 0.3 },
    { kind: 'knit', mm: mm * 0.14, shade: 0.9 },
  ])

function sectionViews(s: Subject): readonly View[] {
  const layers = layersOf(s)
  if (layers.length === 0) return []
  const tone = toneOf(s)
  const mm = layers.reduce((sum, layer) => sum + layer.mm, 0)
  const list = (locale: 'de' | 'en') =>
    layers.map(({ kind }, i) => `${i + 1} ${LAYER_NAMES[kind][locale]}`).join(', ')
  return [
    view(sectionPlate(s.hex ?? NEUTRAL, layers), (n) => ({
      de: `Schnitt durch die Lagen${tone.de}, zusammen etwa ${n(mm)} mm, von innen: ${list('de')}`,
      en: `Section through the layers${tone.en}, about ${n(mm)} mm in all, from the inside: ${list('en')}`,
    })),
  ]
}

function weaveViews(s: Subject): readonly View[] {
  const binding = BINDINGS[s.text('weave') ?? '']
  const denier = s.number('denier')
  if (!binding) return s.kind === 'fabric-knit' ? loopViews(s) : []
  const tone = toneOf(s)
  const of = denier ? { de: ` von ${denier} den`, en: ` of ${denier} den` } : { de: '', en: '' }
  return [
    view(
      weavePlate(s.hex ?? NEUTRAL, binding, denier),
      () => ({
        de: `Bindung stark vergrößert${tone.de}: zehn Kett- und zehn Schussfäden${of.de}`,
        en: `Weave greatly enlarged${tone.en}: ten warp and ten weft threads${of.en}`,
      }),
      weaveUnitsPerMm(denier),
    ),
  ]
}

function loopViews(s: Subject): readonly View[] {
  const tone = toneOf(s)
  return [
    view(loopsPlate(s.hex ?? NEUTRAL), () => ({
      de: `Maschen stark vergrößert${tone.de}`,
      en: `Loops greatly enlarged${tone.en}`,
    })),
  ]
}

function rollViews(s: Subject, texture: string): readonly View[] {
  const width = s.number('roll_width')
  if (!width) return []
  const tone = toneOf(s)
  return [
    view(rollPlate(s.hex ?? NEUTRAL, width, texture), () => ({
      de: `Stoffrolle${tone.de}, Breite ${width} cm`,
      en: `Roll of cloth${tone.en}, width ${width} cm`,
    })),
  ]
}

/** Further pictures of anything sold like cloth: roll and measured figures. */
export function clothExtras(s: Subject): readonly View[] {
  return [...rollViews(s, taffeta('wv', 8)), ...measuredViews(s)]
}

/** Neutral pictures that cloths with equal figures share. */
function measuredViews(s: Subject): readonly View[] {
  const views: View[] = []
  const head = s.number('hydrostatic_head')
  const stretch = s.number('stretch')
  const needles = s.texts('needle_size')
  if (head)
    views.push(
      view(columnPlate(head), (n) => ({
        de: `Wassersäule ${n(head)} mm: So hoch steht Wasser auf dem Stoff, bis die ersten Tropfen durchkommen`,
        en: `Hydrostatic head ${n(head)} mm: how high water stands on the cloth before the first drops pass`,
      })),
    )
  if (stretch)
    views.push(
      view(stretchPlate(NEUTRAL, stretch), () => ({
        de: `Dehnung ${stretch} %: ein Streifen in Ruhe und gezogen`,
        en: `Stretch ${stretch} %: a strip at rest and pulled`,
      })),
    )
  if (needles.length > 0)
    views.push(
      view(seamPlate(needles, s.number('grammage') ?? 100), () => ({
        de: `Naht im Schnitt: zwei Lagen unter der Nadel, Nadelstärke ${needles.join(' oder ')}`,
        en: `Seam in section: two layers under the needle, needle size ${needles.join(' or ')}`,
      })),
    )
  return views
}
