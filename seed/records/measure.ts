import type { LocaleText } from '#shared/schemas/import/text.ts'

/** A figure in both languages: `0,5` and `0.5`. */
export function figure(value: number): LocaleText {
  const options = { maximumFractionDigits: 3 }
  return {
    de: new Intl.NumberFormat('de-DE', options).format(value),
    en: new Intl.NumberFormat('en-GB', options).format(value),
  }
}

/** Whole number of 10^-decimals units. Throws if the figure is finer. */
export function scaled(value: number, decimals: number): number {
  const whole = Math.round(value * 10 ** decimals)
  if (Math.abs(whole / 10 ** decimals - value) > 1e-9)
    throw new Error(`${value} has more than ${decimals} decimals`)
  return whole
}
