import type { StoredOrder, StoredDocument } from './stored-order.ts'
import { messages } from '#shared/i18n/messages.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

/** The prefixes of numbers: Rechnung, Lieferschein, Rechnungskorrektur. */
const PREFIXES: Readonly<Record<StoredDocument['kind'], string>> = {
  invoice: 'RE',
  delivery_note: 'LS',
  credit_note: 'RK',
}

/** The printed number of a document, the same in every language: `RE-10001`. */
export function formatDocumentNumber({
  kind,
  number,
}: Pick<StoredDocument, 'kind' | 'number'>): string {
  return `${PREFIXES[kind]}-${number}`
}

/**
 * The invoice that a credit note corrects, which is the newest before it. Null for other documents.
 */
export function correctedInvoice(
  { papers: documents }: Pick<StoredOrder, 'papers'>,
  { kind, madeAt }: StoredDocument,
): StoredDocument | null {
  if (kind !== 'credit_note') return null
  const invoice = documents.findLast(
    (document) => document.kind === 'invoice' && document.madeAt <= madeAt,
  )
  return invoice ?? null
}

/** A document as Shopware's document, in the language of the order. */
export function documentStruct(order: StoredOrder, document: StoredDocument) {
  const { id, kind, madeAt, deepLinkCode } = document
  const documentNumber = formatDocumentNumber(document)
  return {
    id,
    orderId: order.id,
    documentTypeId: idOf('document-type', kind),
    documentType: documentTypeStruct(order, kind),
    documentMediaFileId: null,
    referencedDocumentId: correctedInvoice(order, document)?.id ?? null,
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

function documentTypeStruct({ locale }: StoredOrder, kind: StoredDocument['kind']) {
  const name = messages(locale)(`documents.${kind}`)
  return {
    id: idOf('document-type', kind),
    technicalName: kind,
    name,
    translated: { name, customFields: {} },
    customFields: null,
    apiAlias: 'document_type',
  }
}
