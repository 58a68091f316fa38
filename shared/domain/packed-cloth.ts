import { UNITS_PER_METRE } from './metres.ts'

const MILLIMETRES_PER_UNIT = 1000 / UNITS_PER_METRE
const CUBIC_MILLIMETRES_PER_MILLILITRE = 1000
const MICROMETRES_PER_MILLIMETRE = 1000
/** A cut is folded to a quarter of its width before it is rolled up. */
const FOLDS = 4

/** The properties of a cloth that its packed size depends on. */
export type PackedCloth = Readonly<{ rollWidthMm: number; layerMicrometres: number }>

/** A cut, folded and rolled up tightly: a cylinder. */
export type PackedCut = Readonly<{ widthMm: number; diameterMm: number; millilitres: number }>

/** Packed size of a cut of `units` tenths of a metre. */
export function packedCut(units: number, cloth: PackedCloth): PackedCut {
  const { rollWidthMm, layerMicrometres } = cloth
  const area = units * MILLIMETRES_PER_UNIT * rollWidthMm
  const volume = (area * layerMicrometres) / MICROMETRES_PER_MILLIMETRE
  const widthMm = rollWidthMm / FOLDS
  return {
    widthMm,
    diameterMm: 2 * Math.sqrt(volume / (Math.PI * widthMm)),
    millilitres: volume / CUBIC_MILLIMETRES_PER_MILLILITRE,
  }
}
