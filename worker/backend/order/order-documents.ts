import type { StoredOrder, StoredPaper } from './stored-order.ts'
import { messages } from '#shared/i18n/messages.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

/** The prefixes of numbers: Rechnung, Lieferschein, Rechnungskorrektur. */
const PREFIXES: Readonly<Record<StoredPaper['kind'], string>> = {
  invoice: 'RE',
  delivery_note: 'LS',
  credit_note: 'RK',
}

/** The printed number of a paper, the same in every language: `RE-10001`. */
export function paperNumber({ kind, number }: Pick<StoredPaper, 'kind' | 'number'>): string {
  return `${PREFIXES[kind]}-${number}`
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

/** A paper as Shopware's document, in the language of the order. */
export function documentStruct(order: StoredOrder, paper: StoredPaper) {
  const { id, kind, madeAt, deepLinkCode } = paper
  const documentNumber = paperNumber(paper)
  return {
    id,
    orderId: order.id,
    documentTypeId: idOf('document-type', kind),
    documentType: documentTypeStruct(order, kind),
    documentMediaFileId: null,
    referencedDocumentId: correctedInvoice(order, paper)?.id ?? null,
    fileType: 'pdf',
    documentNumber,
    config: { documentNumber, documentDate: madeAt, displayInCustomerAccount: true },
    sent: true,
    static: false,
    deepLinkCode,
    customFields: null,
    createdAt: madeAt,
    apiAlias: 'document',
  }
}

function documentTypeStruct({ locale }: StoredOrder, kind: StoredPaper['kind']) {
  const name = messages(locale)(`papers.${kind}`)
  return {
    id: idOf('document-type', kind),
    technicalName: kind,
    name,
    translated: { name, customFields: {} },
    customFields: null,
    apiAlias: 'document_type',
  }
}
