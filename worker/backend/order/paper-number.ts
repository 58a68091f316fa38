import type { StoredOrder, StoredPaper } from './stored-order.ts'

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

/** The invoice that a credit note corrects: the newest before it. Null for other papers. */
export function correctedInvoice(
  { papers }: Pick<StoredOrder, 'papers'>,
  { kind, madeAt }: StoredPaper,
): StoredPaper | null {
  if (kind !== 'credit_note') return null
  const invoice = papers.findLast((paper) => paper.kind === 'invoice' && paper.madeAt <= madeAt)
  return invoice ?? null
}
