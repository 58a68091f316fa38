import type { Cents } from '#shared/domain/money.ts'

export const CURRENCY = 'EUR'

/** Whole cents as a decimal with both of its digits: 990 → "9.90". */
export function decimal(cents: Cents): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
