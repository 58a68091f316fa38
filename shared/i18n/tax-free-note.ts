import { taxFreeReason } from '../domain/tax/tax-state.ts'
import type { T } from './messages.ts'

/** Why a sale to this country is tax-free; an unknown country counts as an export. */
export function taxFreeNote(t: T, countryIso: string | null | undefined): string {
  return t(`cartLines.taxFree_${countryIso ? taxFreeReason(countryIso) : 'export'}`)
}
