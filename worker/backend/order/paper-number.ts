import type { StoredPaper } from './stored-order.ts'

/** What kind of paper a number belongs to, as books abbreviate it. */
const SIGNS: Readonly<Record<StoredPaper['kind'], string>> = {
  invoice: 'RE',
  delivery_note: 'LS',
  credit_note: 'RK',
}

/** The number of a paper as it is printed, in every language: `RE-10001`. */
export function paperNumber({ kind, number }: Pick<StoredPaper, 'kind' | 'number'>): string {
  return `${SIGNS[kind]}-${number}`
}
