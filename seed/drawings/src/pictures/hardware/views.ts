import type { LocaleText, Subject, View } from '../../../index.js'
import { NEUTRAL, toneOf, view } from '../words.ts'
import * as draw from './plates.ts'

const PARTS = { de: ': 1 Stecker, 2 Gehäuse', en: ': 1 plug, 2 socket' }

type Drawn = Readonly<{ drawing: draw.Scaled; title: LocaleText; parts?: LocaleText }>

/** Draws a part by its kind; `mm` is the webbing it is made for. */
const DRAWINGS: Readonly<Record<string, (s: Subject, hex: string, mm: number) => Drawn>> = {
  'buckle-side-release': (s, hex, mm) => {
    const style = s.text('adjust') === 'dual' ? 'dual' : s.is('splitBar') ? 'split' : 'plain'
    return {
      drawing: draw.buckle(hex, mm, style),
      title: { de: 'Steckschnalle in zwei Teilen', en: 'Side-release buckle in two parts' },
      parts: PARTS,
    }
  },
  'buckle-ladder': (_, hex, mm) => ({
    drawing: draw.ladder(hex, mm),
    title: { de: 'Leiterschnalle mit Gurtband', en: 'Ladderlock with webbing' },
  }),
  triglide: (s, hex, mm) =>
    s.text('form') === 'sternum'
      ? {
          drawing: draw.sternumSlider(hex, mm),
          title: { de: 'Brustgurtschieber', en: 'Sternum strap slider' },
          parts: {
            de: ': 1 Schieber auf dem Schultergurt, 2 Brustgurt',
            en: ': 1 slider on the shoulder strap, 2 sternum strap',
          },
        }
      : {
          drawing: draw.triglide(hex, mm),
          title: { de: 'Dreisteg mit Gurtband', en: 'Tri-glide with webbing' },
        },
  cam: (_, hex, mm) => ({
    drawing: draw.camBuckle(hex, mm),
    title: { de: 'Klemmschnalle mit Gurtband', en: 'Cam buckle with webbing' },
    parts: { de: ': 1 Rahmen, 2 Hebel mit Zähnen', en: ': 1 frame, 2 toothed lever' },
  }),
  magnet: (_, hex, mm) => ({
    drawing: draw.magnetBuckle(hex, mm),
    title: { de: 'Magnetverschluss in zwei Teilen', en: 'Magnetic buckle in two parts' },
    parts: { de: ': 1 Oberteil mit Magnet, 2 Unterteil', en: ': 1 upper part with magnet, 2 base' },
  }),
  hook: (s, hex, mm) => {
    if (s.text('form') === 'gatekeeper')
      return {
        drawing: draw.gatekeeper(hex, mm),
        title: { de: 'Klemmhaken am Gurtband', en: 'Gatekeeper clip on webbing' },
      }
    return {
      drawing: draw.gHook(hex, mm),
      title: { de: 'G-Haken am Gurtband', en: 'G-hook on webbing' },
    }
  },
  ring: (_, hex, mm) => ({
    drawing: draw.dRing(hex, mm),
    title: { de: 'D-Ring am Gurtband', en: 'D-ring on webbing' },
  }),
}

/** A buckle, hook or ring for webbing. */
export function hardwareViews(s: Subject): readonly View[] {
  const special = specialView(s)
  if (special) return [special]
  const mm = s.number('webbing_width')
  const draws = DRAWINGS[s.kind]
  if (!mm || !draws) return []
  const tone = toneOf(s)
  const { drawing, title, parts } = draws(s, s.hex ?? NEUTRAL, mm)
  return [
    view(
      drawing.svg,
      () => ({
        de: `${title.de}${tone.de}, für ${mm} mm${parts?.de ?? ''}`,
        en: `${title.en}${tone.en}, for ${mm} mm${parts?.en ?? ''}`,
      }),
      drawing.unitsPerMm,
    ),
  ]
}

/** Parts that no webbing runs through, or that are sold by weight. */
function specialView(s: Subject): View | null {
  const tone = toneOf(s)
  const hex = s.hex ?? NEUTRAL
  const pieces = s.number('packing_unit') ?? 1
  if (s.kind === 'carabiner') {
    const mm = (s.number('length_cm') ?? 5) * 10
    const { svg, unitsPerMm } = draw.carabiner(hex, mm)
    return view(
      svg,
      () => ({
        de: `Karabiner mit Drahtschnapper${tone.de}, ${mm} mm lang: 1 Bügel, 2 Schnapper`,
        en: `Carabiner with wire gate${tone.en}, ${mm} mm long: 1 body, 2 gate`,
      }),
      unitsPerMm,
    )
  }
  if (s.text('form') === 'rope') {
    const mm = s.number('diameter_mm') ?? 5
    return view(draw.ropeHook(hex, mm, pieces), () => ({
      de: `${pieces} Haken für Gummikordel${tone.de}, Kordel Ø ${mm} mm`,
      en: `${pieces} hooks for shock cord${tone.en}, cord Ø ${mm} mm`,
    }))
  }
  const grams = s.number('mixedGrams')
  if (grams)
    return view(draw.mixedRings(hex, grams), () => ({
      de: `D-Ringe und Dreistege gemischt${tone.de}, ${grams} g`,
      en: `Mixed D-rings and tri-glides${tone.en}, ${grams} g`,
    }))
  return null
}
