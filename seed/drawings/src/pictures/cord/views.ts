import type { Subject, View } from '../../../index.js'
import { NEUTRAL, toneOf, view } from '../words.ts'
import * as draw from './plates.ts'
import * as thread from './thread.ts'

/** A cord or a shock cord with its cut end; cords also in a knot. */
export function cordViews(s: Subject): readonly View[] {
  const mm = s.number('diameter_mm') ?? 3
  const tone = toneOf(s)
  const isElastic = s.kind === 'shockcord'
  const title = isElastic ? { de: 'Gummikordel', en: 'Shock cord' } : { de: 'Kordel', en: 'Cord' }
  const core = isElastic
    ? { de: 'Gummifäden', en: 'rubber strands' }
    : { de: 'Kern und Mantel', en: 'core and sheath' }
  const tracer = s.is('tracer') ? { de: ', reflektierend', en: ', reflective' } : { de: '', en: '' }
  const cover = view(
    draw.cordPlate(s.hex ?? NEUTRAL, mm, isElastic ? 'rubber' : 'strands', s.is('tracer')),
    (n) => ({
      de: `${title.de}${tone.de}${tracer.de}, Ø ${n(mm)} mm, daneben der Schnitt: ${core.de}`,
      en: `${title.en}${tone.en}${tracer.en}, Ø ${n(mm)} mm, with its section: ${core.en}`,
    }),
    draw.isCordToScale(mm) ? draw.CORD_UNITS_PER_MM : undefined,
  )
  if (isElastic) return [cover]
  return [
    cover,
    view(draw.knotPlate(mm), (n) => ({
      de: `Palstek aus Kordel von ${n(mm)} mm, lose gelegt`,
      en: `Bowline in a cord of ${n(mm)} mm, tied loosely`,
    })),
  ]
}

/** A cord lock, or cord ends. */
export function cordLockViews(s: Subject): readonly View[] {
  const mm = s.number('diameter_mm') ?? 3
  const tone = toneOf(s)
  const hex = s.hex ?? NEUTRAL
  if (s.text('form') === 'end') {
    const pieces = s.number('packing_unit') ?? 1
    return [
      view(draw.cordEndPlate(hex, mm, pieces), (n) => ({
        de: `${pieces} Kordelenden${tone.de}, Kordel Ø ${n(mm)} mm: 1 Glocke, 2 Deckel`,
        en: `${pieces} cord ends${tone.en}, cord Ø ${n(mm)} mm: 1 bell, 2 cap`,
      })),
    ]
  }
  const holes = s.number('holes') ?? 1
  return [
    view(
      draw.cordLockPlate(hex, mm, holes),
      (n) => ({
        de: `Kordelstopper mit ${n(holes)} Löchern${tone.de}, Kordel bis Ø ${n(mm)} mm: 1 Knopf, 2 Körper mit Feder`,
        en: `Cord lock with ${n(holes)} holes${tone.en}, cord up to Ø ${n(mm)} mm: 1 button, 2 body with spring`,
      }),
      draw.LOCK_UNITS_PER_MM,
    ),
  ]
}

export function tensionerViews(s: Subject): readonly View[] {
  const mm = s.number('diameter_mm') ?? 3
  const pieces = s.number('packing_unit') ?? 1
  const tone = toneOf(s)
  return [
    view(draw.tensionerPlate(s.hex ?? NEUTRAL, mm, pieces), (n) => ({
      de: `${pieces} Leinenspanner${tone.de} mit eingefädelter Leine bis Ø ${n(mm)} mm`,
      en: `${pieces} line tensioners${tone.en} with a guyline up to Ø ${n(mm)} mm threaded`,
    })),
  ]
}

/** Thread on spool or cone, and how thick it is among others. */
export function threadViews(s: Subject): readonly View[] {
  const metres = s.number('length_m') ?? 500
  const ticket = s.text('thread_size') ?? '120'
  const tone = toneOf(s)
  const isCone = s.text('form') === 'cone'
  const draws = isCone ? thread.conePlate : thread.spoolPlate
  return [
    view(draws(s.hex ?? NEUTRAL, metres, ticket), (n) => ({
      de: `Nähgarn auf der ${isCone ? 'Kone' : 'Spule'}${tone.de}: Nr. ${ticket}, ${n(metres)} m`,
      en: `Sewing thread on a ${isCone ? 'cone' : 'spool'}${tone.en}: No. ${ticket}, ${n(metres)} m`,
    })),
    view(thread.threadGaugePlate(ticket), () => ({
      de: `Garnstärken im Vergleich, Nr. 160 bis Nr. 20, hervorgehoben Nr. ${ticket}`,
      en: `Thread sizes compared, No. 160 to No. 20, No. ${ticket} marked`,
    })),
  ]
}
