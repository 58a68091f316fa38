import { taxFreeReason } from '../domain/tax/tax-state.ts'
import type { T } from './messages.ts'

/** Why a sale that goes to this country bears no tax; without a known country it is an export. */
export function taxFreeNote(t: T, countryIso: string | null | undefined): string {
  return t(`cartLines.taxFree_${countryIso ? taxFreeReason(countryIso) : 'export'}`)
}
