import type { Subject, View } from '../../../index.js'
import { NEUTRAL, toneOf, view } from '../words.ts'
import { eyeletPlate, rivetPlate, snapPlate } from './plates.ts'

export function snapViews(s: Subject): readonly View[] {
  const mm = s.number('diameter_mm') ?? 12.4
  const pieces = s.number('packing_unit') ?? 1
  const tone = toneOf(s)
  return [
    view(snapPlate(s.hex ?? NEUTRAL, mm, pieces, s.text('material') === 'pom'), (n) => ({
      de: `${pieces} Druckknöpfe${tone.de}, Ø ${n(mm)} mm, in vier Teilen: 1 Kappe, 2 Federteil, 3 Kugelteil, 4 Unterteil`,
      en: `${pieces} snap fasteners${tone.en}, Ø ${n(mm)} mm, in four parts: 1 cap, 2 socket, 3 stud, 4 post`,
    })),
  ]
}

export function eyeletViews(s: Subject): readonly View[] {
  const mm = s.number('diameter_mm') ?? 5
  const pieces = s.number('packing_unit') ?? 1
  const tone = toneOf(s)
  return [
    view(eyeletPlate(s.hex ?? NEUTRAL, mm, pieces, s.is('selfPiercing')), (n) => ({
      de: `${pieces} Ösen mit Scheiben${tone.de}, innen Ø ${n(mm)} mm: 1 Öse, 2 Scheibe, dazwischen der Stoff`,
      en: `${pieces} eyelets with washers${tone.en}, inner Ø ${n(mm)} mm: 1 eyelet, 2 washer, the cloth between`,
    })),
  ]
}

export function rivetViews(s: Subject): readonly View[] {
  const mm = s.number('diameter_mm') ?? 9
  const pieces = s.number('packing_unit') ?? 1
  const shank = Number(s.text('version')?.replace(/^s/, '') ?? 7)
  const tone = toneOf(s)
  return [
    view(rivetPlate(s.hex ?? NEUTRAL, mm, shank, pieces), (n) => ({
      de: `${pieces} Hohlnieten${tone.de}, Kopf Ø ${n(mm)} mm, Schaft ${n(shank)} mm, im Schnitt durch zwei Lagen: 1 Oberteil, 2 Unterteil`,
      en: `${pieces} double-cap rivets${tone.en}, head Ø ${n(mm)} mm, post ${n(shank)} mm, in section through two layers: 1 cap, 2 base`,
    })),
  ]
}
