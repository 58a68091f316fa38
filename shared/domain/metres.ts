import type { Result } from './result.ts'
import { fail, ok } from './result.ts'
import type { Cents } from './money.ts'
import { multiplyCents } from './money.ts'
import type { QuantityRules } from './quantity.ts'
import { maxQuantity } from './quantity.ts'

/** One wire unit of a metre good is a tenth of a metre. */
export const UNITS_PER_METRE = 10

/** The unit symbol of metres. */
export const METRE = 'm' as const

const METRES =
  /^(?:(?:l(?:au)?fd\.?|laufende[rn]?|running)\s*)?(?:m|lfm|(?:lauf)?meter|metres?|meters)$/i

/** Whether a shop's name for a unit means metres: "m", "lfm", "Laufmeter", "running metre". */
export function isMetre(unitName: string): boolean {
  return METRES.test(unitName.trim())
}

/** Whether one unit is a tenth of a metre, the unit of our quantities for lengths. */
export function isTenthOfMetre(purchaseUnit: number, unitName: string): boolean {
  return purchaseUnit === 1 / UNITS_PER_METRE && isMetre(unitName)
}

/** A length in whole metres and tenths: 23 units are 2 m and 3 tenths. */
export type Metres = Readonly<{ metres: number; tenths: number }>

export type LengthCorrection = 'raised-to-step' | 'raised-to-minimum' | 'lowered-to-maximum'

export type LengthInput = Readonly<{ units: number; correction: LengthCorrection | null }>

export type LengthError = 'not-a-length' | 'not-positive' | 'not-available'

const LENGTH = /^(\d{1,6})?(?:[.,](\d{0,6}))?\s*(?:m|meter|metre|meters|metres)?$/i
const MICROMETRES_PER_METRE = 1_000_000
const MICROMETRES_PER_UNIT = MICROMETRES_PER_METRE / UNITS_PER_METRE

/** Wire units as a length. */
export function metresFromUnits(units: number): Metres {
  return { metres: Math.trunc(units / UNITS_PER_METRE), tenths: units % UNITS_PER_METRE }
}

/** The displayed price per metre: ten times the rounded unit price, which is the amount charged. */
export function pricePerMetre(unitPrice: Cents): Cents {
  return multiplyCents(unitPrice, UNITS_PER_METRE)
}

/**
 * Parses a shopper's input ("2,35", "2.35", " 2 m") into wire units that can be ordered. A length
 * between two steps is rounded up: cloth that is too short is useless.
 */
export function parseLength(input: string, rules: QuantityRules): Result<LengthInput, LengthError> {
  const micrometres = micrometresOf(input.trim())
  if (micrometres === null) return fail('not-a-length')
  if (micrometres === 0) return fail('not-positive')
  const { minPurchase, purchaseSteps } = rules
  const max = maxQuantity(rules)
  if (max < minPurchase) return fail('not-available')
  const requested = Math.ceil(micrometres / MICROMETRES_PER_UNIT)
  if (requested < minPurchase) return ok({ units: minPurchase, correction: 'raised-to-minimum' })
  const steps = Math.ceil((requested - minPurchase) / purchaseSteps)
  const units = minPurchase + steps * purchaseSteps
  if (units > max) return ok({ units: max, correction: 'lowered-to-maximum' })
  const exact = units * MICROMETRES_PER_UNIT === micrometres
  return ok({ units, correction: exact ? null : 'raised-to-step' })
}

function micrometresOf(input: string): number | null {
  const [, whole = '', decimals = ''] = LENGTH.exec(input) ?? []
  if (whole === '' && decimals === '') return null
  return Number(whole) * MICROMETRES_PER_METRE + Number(decimals.padEnd(6, '0'))
}
