import type { Order } from '#shared/schemas/store-api/order.ts'
import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

/** Invoices and other papers of an order, as files to download. */
export function OrderPapers({ order }: { readonly order: Order }) {
  const { locale, t } = useWords()
  return (
    <ul className="lines">
      {order.documents.map(({ id, documentNumber, documentType }) => (
        <li key={id}>
          <a href={urls.paper(locale, order.id, id)} download>
            {t('papers.named', {
              kind: documentType?.name ?? t('papers.document'),
              number: documentNumber ?? '',
            })}{' '}
            (PDF)
          </a>
        </li>
      ))}
    </ul>
  )
}
