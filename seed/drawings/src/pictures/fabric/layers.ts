import type { LocaleText, Subject } from '../../../index.js'
import type { Layer, LayerKind } from './section.ts'

/** Name of a layer, as alt texts list it from the inside out. */
export const LAYER_NAMES: Readonly<Record<LayerKind, LocaleText>> = {
  woven: { de: 'Gewebe', en: 'woven cloth' },
  membrane: { de: 'Membran', en: 'membrane' },
  film: { de: 'Folie', en: 'film' },
  fibre: { de: 'Fasergelege', en: 'fibre lay-up' },
  knit: { de: 'Wirkware', en: 'knit' },
  pile: { de: 'Flor', en: 'pile' },
  spacer: { de: 'Abstandsfäden', en: 'spacer threads' },
}

/** Thickness in hundredths of a millimetre from weight per area and bulk. */
const mm = (grammage: number, gramsPerMm: number) =>
  Math.max(1, Math.round((grammage / gramsPerMm) * 100)) / 100

const layer = (kind: LayerKind, thick: number, shade: number): Layer => ({ kind, mm: thick, shade })

/** Layers of a laminate, from its weight and construction. */
export function layersOf(s: Subject): readonly Layer[] {
  const grammage = s.number('grammage') ?? 100
  const coating = s.text('coating')
  switch (s.kind) {
    case 'membrane':
      return laminate(s, grammage)
    case 'softshell': {
      const film = coating === 'none' ? [] : [layer('membrane', 0.05, 0.12)]
      return [
        layer('pile', mm(grammage * 0.55, 180), 0.45),
        ...film,
        layer('woven', mm(grammage * 0.4, 400), 0.85),
      ]
    }
    case 'fleece':
      return [
        layer('pile', mm(grammage * 0.4, 90), 0.8),
        layer('knit', mm(grammage * 0.2, 300), 0.6),
        layer('pile', mm(grammage * 0.4, 90), 0.8),
      ]
    case 'laminate':
      return [
        layer('film', 0.01, 0.2),
        layer('fibre', mm(grammage, 900), 0.5),
        layer('film', 0.01, 0.3),
      ]
    case 'laminate-x':
      return [
        layer('woven', 0.08, 0.3),
        layer('film', 0.02, 0.2),
        layer('fibre', 0.1, 0.4),
        layer('woven', mm(grammage, 800), 0.9),
      ]
    case 'fabric-ripstop':
    case 'fabric-plain':
    case 'fabric-oxford':
      return coated(coating, grammage, s.number('denier') ?? 70)
    default:
      return []
  }
}

function laminate(s: Subject, grammage: number): readonly Layer[] {
  const layers = s.number('layers') ?? 3
  const inside =
    layers >= 3
      ? [layer('knit', mm(grammage * 0.3, 260), 0.3)]
      : layers > 2
        ? [layer('film', 0.02, 0.25)]
        : []
  return [...inside, layer('membrane', 0.05, 0.1), layer('woven', mm(grammage * 0.5, 380), 0.9)]
}

function coated(coating: string | null, grammage: number, denier: number): readonly Layer[] {
  const cloth = layer('woven', Math.round(Math.sqrt(denier) * 2.2) / 100 + 0.01, 0.9)
  const film = layer('film', mm(grammage * 0.22, 1100), 0.2)
  if (coating === 'silicone-both' || coating === 'pvc') return [film, cloth, film]
  if (coating === null || coating === 'none' || coating === 'calendered') return []
  return [film, cloth]
}
