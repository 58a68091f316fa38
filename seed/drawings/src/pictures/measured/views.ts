import type { Subject, View } from '../../../index.js'
import { view } from '../words.ts'
import { pullTestPlate, scalePlate } from './plates.ts'

/** Measurable figures of a product: breaking strength and weight. Equal figures share a picture. */
export function measuredViews(s: Subject): readonly View[] {
  return [...strengthViews(s), ...weightViews(s)]
}

function strengthViews(s: Subject): readonly View[] {
  const kn = s.number('breaking_strength')
  if (!kn) return []
  return [
    view(pullTestPlate(kn), (n) => ({
      de: `Zugprüfung bis zum Bruch: ${n(kn)} kN, so viel wie die Last von etwa ${n(Math.round(kn * 102))} kg`,
      en: `Pulled until it breaks: ${n(kn)} kN, the load of about ${n(Math.round(kn * 102))} kg`,
    })),
  ]
}

function weightViews(s: Subject): readonly View[] {
  const grams = Math.round(s.weightG * 10) / 10
  if (grams <= 0) return []
  const per =
    s.unit === 'm'
      ? { de: 'Ein Meter wiegt', en: 'One metre weighs' }
      : { de: 'Gewicht ohne Verpackung', en: 'Weight without packaging' }
  return [
    view(scalePlate(grams, s.unit === 'm'), (n) => ({
      de: `${per.de} ${n(grams)} g, auf der Waage`,
      en: `${per.en} ${n(grams)} g, on the scales`,
    })),
  ]
}
