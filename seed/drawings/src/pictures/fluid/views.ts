import type { LocaleText, Subject, View } from '../../../index.js'
import { view } from '../words.ts'
import { bottlePlate, canPlate, sealingPlate, tinPlate, tubePlate } from './plates.ts'

/** The data has no label colours, so each purpose has one here. */
const GLUE = '#3f6a78'
const CARE = '#4d7f6a'

const VESSELS: Readonly<Record<string, LocaleText>> = {
  tube: { de: 'Tube', en: 'Tube' },
  tin: { de: 'Dose', en: 'Tin' },
  bottle: { de: 'Flasche', en: 'Bottle' },
  pump: { de: 'Sprühflasche', en: 'Pump bottle' },
  can: { de: 'Sprühdose', en: 'Aerosol can' },
}

/** Glue, spray or bottle, and how it is put on. */
export function fluidViews(s: Subject): readonly View[] {
  const form =
    s.text('form') ?? { glue: 'tube', spray: 'can', bottle: 'bottle' }[s.kind] ?? 'bottle'
  const title = VESSELS[form] ?? { de: 'Flasche', en: 'Bottle' }
  const amount = amountOf(s)
  const hex = s.kind === 'glue' || form === 'can' ? GLUE : CARE
  const vessel = { hex, amount, hazard: s.isHazardous }
  const draws: Readonly<Record<string, () => string>> = {
    tube: () => tubePlate(vessel),
    tin: () => tinPlate(vessel),
    can: () => canPlate(vessel),
    pump: () => bottlePlate(vessel, true),
  }
  const svg = (draws[form] ?? (() => bottlePlate(vessel, false)))()
  const danger = s.isHazardous ? { de: ', Gefahrgut', en: ', dangerous goods' } : { de: '', en: '' }
  const isSprayed = form === 'can' || form === 'pump'
  return [
    view(svg, () => ({
      de: `${title.de}, ${amount}${danger.de}`,
      en: `${title.en}, ${amount}${danger.en}`,
    })),
    view(sealingPlate(hex, isSprayed ? 'spray' : 'nozzle'), () =>
      isSprayed
        ? {
            de: 'Aufsprühen auf Stoff: 1 reinigen, 2 sprühen, 3 trocknen lassen',
            en: 'Spraying onto cloth: 1 clean, 2 spray, 3 let dry',
          }
        : {
            de: 'Auftragen entlang einer Naht: 1 reinigen, 2 auftragen, 3 trocknen lassen',
            en: 'Applying along a seam: 1 clean, 2 apply, 3 let dry',
          },
    ),
  ]
}

/** Volume, or the grams that the version of a tube names (`tube28`). */
function amountOf(s: Subject): string {
  const ml = s.number('volume_ml')
  if (ml) return `${ml} ml`
  const grams = /\d+$/.exec(s.text('version') ?? '')?.[0]
  return grams ? `${grams} g` : `${Math.round(s.weightG)} g`
}
