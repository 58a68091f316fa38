/** Whole cents of a decimal on the wire. Throws on fractions of a cent. */
export function cents(amount: number | undefined): number {
  if (amount === undefined) throw new Error('No amount')
  const whole = Math.round(amount * 100)
  if (Math.abs(amount * 100 - whole) > 1e-6) throw new Error(`${amount} is not whole cents`)
  return whole
}
