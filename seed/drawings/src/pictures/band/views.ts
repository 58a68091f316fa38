import type { Subject, View } from '../../../index.js'
import { NEUTRAL, toneOf, view } from '../words.ts'
import * as draw from './plates.ts'

/** Webbing: laid over a corner, with width and thickness. */
export function webbingViews(s: Subject): readonly View[] {
  const widthMm = s.number('width_mm') ?? 20
  const gaugeMm = s.number('thickness')
  const tone = toneOf(s)
  const tracer = s.is('tracer')
  return [
    view(
      draw.bandPlate(s.hex ?? NEUTRAL, { widthMm, gaugeMm, texture: 'webbing', tracer }),
      (n) => ({
        de: `Gurtband${tone.de}, ${n(widthMm)} mm breit${gaugeMm ? `, ${n(gaugeMm)} mm stark` : ''}, über Eck gelegt${tracer ? ', mit reflektierendem Kennfaden' : ''}, darunter der Schnitt`,
        en: `Webbing${tone.en}, ${n(widthMm)} mm wide${gaugeMm ? `, ${n(gaugeMm)} mm thick` : ''}, laid over a corner${tracer ? ', with reflective tracer' : ''}, section below`,
      }),
      draw.BAND_UNITS_PER_MM,
    ),
  ]
}

/**
 * Grosgrain, binding and reflective tape are drawn like webbing; seam and transfer tape on a roll.
 */
export function tapeViews(s: Subject): readonly View[] {
  const widthMm = s.number('width_mm') ?? 20
  const tone = toneOf(s)
  const hex = s.hex ?? NEUTRAL
  const texture = s.text('surface')
  if (texture === 'roll') {
    const lengthM = s.number('rollM')
    return [
      view(draw.tapeRollPlate(hex, widthMm, s.hex === null, lengthM), (n) => ({
        de: `Band auf der Rolle${tone.de}, ${n(widthMm)} mm breit${lengthM ? `, ${n(lengthM)} m` : ''}`,
        en: `Tape on the roll${tone.en}, ${n(widthMm)} mm wide${lengthM ? `, ${n(lengthM)} m` : ''}`,
      })),
    ]
  }
  const surface = texture === 'beads' ? 'beads' : texture === 'smooth' ? 'smooth' : 'ribs'
  return [
    view(
      draw.bandPlate(hex, { widthMm, gaugeMm: s.number('thickness'), texture: surface }),
      (n) => ({
        de: `Band${tone.de}, ${n(widthMm)} mm breit, über Eck gelegt`,
        en: `Tape${tone.en}, ${n(widthMm)} mm wide, laid over a corner`,
      }),
      draw.BAND_UNITS_PER_MM,
    ),
  ]
}

/** Elastic at rest and pulled. */
export function elasticViews(s: Subject): readonly View[] {
  const widthMm = s.number('width_mm') ?? 20
  const stretch = s.number('stretch') ?? 100
  const tone = toneOf(s)
  return [
    view(
      draw.elasticPlate(s.hex ?? NEUTRAL, widthMm, stretch, s.is('fold')),
      (n) => ({
        de: `Gummiband${tone.de}, ${n(widthMm)} mm breit, in Ruhe und um ${stretch} % gedehnt${s.is('fold') ? ', mit Falzlinie' : ''}`,
        en: `Elastic${tone.en}, ${n(widthMm)} mm wide, at rest and stretched by ${stretch} %${s.is('fold') ? ', with fold line' : ''}`,
      }),
      draw.elasticUnitsPerMm(widthMm),
    ),
  ]
}

const SIDES = {
  hook: { de: 'die Hakenseite', en: 'the hook side' },
  loop: { de: 'die Flauschseite', en: 'the loop side' },
  both: { de: 'beide Seiten', en: 'both sides' },
} as const

/** Hook and loop: how it holds, and which side is in the bag. */
export function hookLoopViews(s: Subject): readonly View[] {
  const tone = toneOf(s)
  const hex = s.hex ?? NEUTRAL
  const sold = s.text('hookloop_part')
  const side = sold === 'hook' || sold === 'loop' ? sold : 'both'
  const diameter = s.number('diameter_mm')
  if (diameter) {
    const pieces = s.number('packing_unit') ?? 1
    return [
      view(
        draw.dotsPlate(hex, diameter, pieces),
        () => ({
          de: `${pieces} Paar Klettpunkte${tone.de}, Ø ${diameter} mm: oben Haken, unten Flausch`,
          en: `${pieces} pairs of hook and loop dots${tone.en}, Ø ${diameter} mm: hooks above, loops below`,
        }),
        draw.dotUnitsPerMm(diameter),
      ),
    ]
  }
  const widthMm = s.number('width_mm') ?? 20
  const parts = { hook: side !== 'loop', loop: side !== 'hook', glue: s.is('adhesive') }
  return [
    view(draw.hookLoopPlate(hex, widthMm, parts), () => ({
      de: `Klettband${tone.de}, ${widthMm} mm: 1 Haken, 2 Flausch; geliefert wird ${SIDES[side].de}`,
      en: `Hook and loop${tone.en}, ${widthMm} mm: 1 hooks, 2 loops; supplied is ${SIDES[side].en}`,
    })),
  ]
}
