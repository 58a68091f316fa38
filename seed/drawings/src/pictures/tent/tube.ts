import { box } from '../pen/path.ts'
import { hatch, round, solid } from '../pen/plate.ts'

/** Light over tubes (`cy` upright, `cz` lying) and the hatching of their cut walls. */
export const TUBE = round('cy', 'x') + round('cz', 'y') + hatch('ha') + hatch('hb', -45, 5)

/** A length of tube seen from the side. */
export const tube = (
  x: number,
  y: number,
  w: number,
  h: number,
  along: 'cy' | 'cz' = 'cy',
): string => solid(box(x, y, w, h), along)
