import type { Subject, View } from '../../../index.js'
import { NEUTRAL, toneOf, view } from '../words.ts'
import { clothExtras } from '../fabric/views.ts'
import * as draw from './plates.ts'

const RAW_WHITE = '#e6e2d6'

/** Sheet insulation: out of its roll with its loft, then the pictures of cloths. */
export function insulationViews(s: Subject): readonly View[] {
  const grammage = s.number('grammage') ?? 100
  const loft = s.number('thickness') ?? Math.round(grammage / 8)
  return [
    view(draw.insulationPlate(RAW_WHITE, loft, grammage), (n) => ({
      de: `Isolationsvlies, ${grammage} g/m², aufgerollt, Bauschhöhe ${n(loft)} mm`,
      en: `Sheet insulation, ${grammage} g/m², rolled up, loft ${n(loft)} mm`,
    })),
    ...clothExtras(s),
  ]
}

const FILLINGS = {
  down: { de: 'Daunen', en: 'Down' },
  balls: { de: 'Faserkugeln', en: 'Fibre balls' },
  wool: { de: 'Wollvlies', en: 'Wool batting' },
} as const

/** A loose filling in its bag; down also in the fill-power cylinder. */
export function downViews(s: Subject): readonly View[] {
  const material = s.text('material')
  const filling = material === 'down' ? 'down' : material === 'wool' ? 'wool' : 'balls'
  const grams = s.number('fill_weight') ?? s.number('grams') ?? 100
  const power = s.number('fill_power')
  const title = FILLINGS[filling]
  const isGrey = s.text('tone') === 'grey'
  const cover = view(draw.bagPlate(isGrey ? '#9aa09e' : RAW_WHITE, grams, filling, power), () => ({
    de: `${title.de} im Beutel, ${grams} g, in der Lupe vergrößert${power ? `, Bauschkraft ${power} cuin` : ''}`,
    en: `${title.en} in a bag, ${grams} g, magnified in a loupe${power ? `, fill power ${power} cuin` : ''}`,
  }))
  if (!power) return [cover]
  return [
    cover,
    view(draw.fillPowerPlate(power), () => ({
      de: `Bauschkraft ${power} cuin im Prüfzylinder`,
      en: `Fill power ${power} cuin in the test cylinder`,
    })),
  ]
}

export function foamViews(s: Subject): readonly View[] {
  const mm = s.number('thickness') ?? 5
  const tone = toneOf(s)
  const isPerforated = s.is('perforated')
  return [
    view(draw.foamPlate(s.hex ?? NEUTRAL, mm, isPerforated), (n) => ({
      de: `Schaumstoffplatte mit geschlossenen Zellen${tone.de}, ${n(mm)} mm dick${isPerforated ? ', gelocht' : ''}, Zellen in der Lupe 10:1`,
      en: `Closed-cell foam sheet${tone.en}, ${n(mm)} mm thick${isPerforated ? ', perforated' : ''}, cells in a loupe 10:1`,
    })),
  ]
}

const SHEETS: Readonly<Record<string, readonly [number, number]>> = {
  '50x50': [50, 50],
  '100x50': [100, 50],
  a3: [42, 30],
}

export function boardViews(s: Subject): readonly View[] {
  const mm = s.number('thickness') ?? 1
  const sheet = SHEETS[s.text('sheet_size') ?? ''] ?? [50, 50]
  const tone = toneOf(s)
  const isTwin = s.text('material') === 'pp'
  return [
    view(draw.boardPlate(s.hex ?? NEUTRAL, sheet, mm, isTwin), (n) => ({
      de: `Kunststoffplatte${tone.de}, ${sheet.join(' × ')} cm, ${n(mm)} mm stark${isTwin ? ', mit Stegen' : ''}`,
      en: `Plastic sheet${tone.en}, ${sheet.join(' × ')} cm, ${n(mm)} mm thick${isTwin ? ', twin-wall' : ''}`,
    })),
  ]
}
