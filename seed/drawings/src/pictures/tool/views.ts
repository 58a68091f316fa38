import type { LocaleText, Subject, View } from '../../../index.js'
import { NEUTRAL, view } from '../words.ts'
import * as cut from './cutting.ts'
import { handNeedlePlate, machineNeedlePlate } from './needle.ts'
import * as set from './setting.ts'

type Drawing = Readonly<{ svg: string; parts?: LocaleText }>

const two = (one: LocaleText, other: LocaleText): LocaleText => ({
  de: `: 1 ${one.de}, 2 ${other.de}`,
  en: `: 1 ${one.en}, 2 ${other.en}`,
})

/** Tools by the form that the data names. */
const FORMS: Readonly<Record<string, (s: Subject, mm: number, pieces: number) => Drawing>> = {
  rotary: () => ({ svg: cut.rotaryPlate() }),
  blades: (_, __, pieces) => ({ svg: cut.bladesPlate(pieces) }),
  'hot-knife': () => ({
    svg: cut.hotKnifePlate(),
    parts: two({ de: 'Klinge', en: 'blade' }, { de: 'Gravierspitze', en: 'engraving tip' }),
  }),
  mat: () => ({ svg: cut.matPlate() }),
  ruler: () => ({ svg: cut.rulerPlate() }),
  pen: (s) => ({ svg: cut.chalkPlate(s.hex ?? NEUTRAL) }),
  ripper: (_, __, pieces) => ({ svg: cut.ripperPlate(pieces) }),
  clips: (_, __, pieces) => ({ svg: cut.clipPlate(pieces) }),
  brushes: (_, __, pieces) => ({ svg: cut.brushPlate(pieces) }),
  mandrel: (_, mm) => ({
    svg: set.mandrelPlate(mm, false),
    parts: two({ de: 'Stempel', en: 'punch' }, { de: 'Amboss', en: 'anvil' }),
  }),
  'mandrel-punch': (_, mm) => ({
    svg: set.mandrelPlate(mm, true),
    parts: { de: ': 1 Stempel, 2 Amboss, 3 Locheisen', en: ': 1 setter, 2 anvil, 3 hole punch' },
  }),
  pliers: (_, mm) => ({ svg: set.pliersPlate(mm) }),
  'foot-teflon': () => ({
    svg: set.footPlate('teflon'),
    parts: two({ de: 'Schaft', en: 'shank' }, { de: 'Gleitsohle', en: 'sliding sole' }),
  }),
  'foot-zip': () => ({
    svg: set.footPlate('zip'),
    parts: two({ de: 'Schaft', en: 'shank' }, { de: 'schmale Sohle', en: 'narrow sole' }),
  }),
  binder: () => ({ svg: set.binderPlate() }),
  bar: (s) => ({ svg: set.barPlate(s.number('grams') ?? 200) }),
  stick: (s) => ({
    svg: set.stickPlate(s.number('grams') ?? 5),
    parts: two({ de: 'Stift', en: 'stick' }, { de: 'behandelte Kette', en: 'treated chain' }),
  }),
}

export function toolViews(s: Subject): readonly View[] {
  const draw = FORMS[s.text('form') ?? '']
  if (!draw) return []
  const { svg, parts } = draw(s, s.number('diameter_mm') ?? 10, s.number('packing_unit') ?? 1)
  return [
    view(svg, () => ({
      de: `Zeichnung: ${s.name.de}${parts?.de ?? ''}`,
      en: `Drawing: ${s.name.en}${parts?.en ?? ''}`,
    })),
  ]
}

export function scissorsViews(s: Subject): readonly View[] {
  const cm = s.number('length_cm') ?? 21
  return [
    view(cut.scissorsPlate(cm), (n) => ({
      de: `Stoffschere, ${n(cm)} cm lang, geöffnet`,
      en: `Fabric shears, ${n(cm)} cm long, open`,
    })),
  ]
}

/** Needles: machine needles with their point, or hand needles. */
export function needleViews(s: Subject): readonly View[] {
  const pieces = s.number('packing_unit') ?? 1
  const point = s.text('needle_point')
  if (!point)
    return [
      view(handNeedlePlate(pieces), () => ({
        de: `${pieces} Handnadeln: 1 gerade, 2 gebogen`,
        en: `${pieces} hand needles: 1 straight, 2 curved`,
      })),
    ]
  const size = s.text('needle_size') ?? '80'
  return [
    view(machineNeedlePlate(size, point, pieces), () => ({
      de: `${pieces} Maschinennadeln, Stärke ${size}, die Spitze in der Lupe`,
      en: `${pieces} machine needles, size ${size}, the point in a loupe`,
    })),
  ]
}
