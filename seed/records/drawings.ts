import { drawKnowHow, drawPattern, drawProduct, drawProject } from '#seed/drawings/index.js'

/** The generators of pictures and patterns; tests give simpler ones. */
export const DRAWINGS = { drawKnowHow, drawPattern, drawProduct, drawProject } as const
export type Drawings = typeof DRAWINGS
