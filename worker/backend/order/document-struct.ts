import { messages } from '#shared/i18n/messages.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { correctedInvoice, paperNumber } from './paper-number.ts'
import type { StoredOrder, StoredPaper } from './stored-order.ts'

/** A paper of an order as Shopware's document. It is in the order's language, as its type is. */
export function documentStruct(order: StoredOrder, paper: StoredPaper) {
  const { id, kind, madeAt, deepLinkCode } = paper
  const documentNumber = paperNumber(paper)
  return {
    id,
    orderId: order.id,
    documentTypeId: idOf('document-type', kind),
    documentType: typeStruct(order, kind),
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

function typeStruct({ locale }: StoredOrder, kind: StoredPaper['kind']) {
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
