import type { LocaleText, View } from '../../../index.js'
import { LIGHT, plate } from '../pen/plate.ts'
import { dryBags, frameBag, pack, saddleBag } from './bags.ts'
import { gaiters, hoody, muff, rainSkirt } from './clothing.ts'
import type { Drawing } from './sheet.ts'
import { bivvy, gardenTarp, hammock, quilt, tarp } from './shelters.ts'

/** Finished things of the gallery, by project key. */
const DRAWINGS: Readonly<Record<string, () => Drawing>> = {
  'tarp-3x28': tarp,
  'summer-quilt': quilt,
  'rolltop-pack': pack,
  'frame-bag': frameBag,
  'rain-skirt': rainSkirt,
  bivvy,
  'dry-bags': dryBags,
  'saddle-bag': saddleBag,
  'kids-tarp': gardenTarp,
  'ski-gaiters': gaiters,
  'hammock-set': hammock,
  'fleece-hoody': hoody,
  'quilt-scarf': muff,
}

/**
 * A finished project; position numbers count its materials. Throws an `Error` for an unknown key.
 */
export function drawProject(key: string, title: LocaleText): View {
  const draw = DRAWINGS[key]
  if (!draw) throw new Error(`No drawing of the project ${key}`)
  const { hex, body, defs = '', measures } = draw()
  return {
    svg: plate(hex, body, LIGHT + defs),
    alt: {
      de: `Zeichnung: ${title.de}, ${measures}; die Nummern zählen das Material`,
      en: `Drawing: ${title.en}, ${measures}; the numbers count the materials`,
    },
  }
}
