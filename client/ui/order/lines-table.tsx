import type { ReactNode } from 'react'
import type { checkout } from '#shared/i18n/de/checkout.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import type { CartLineView } from '#shared/schemas/forms/cart-view.ts'

/** A product line of every order table, in the page's language. */
export type TableLine = Pick<
  CartLineView,
  'id' | 'facts' | 'quantity' | 'unitPrice' | 'basePrice' | 'total'
> & { readonly name: ReactNode }

type LinesTableProps<L extends TableLine> = {
  readonly t: Translate<{ checkout: typeof checkout }>
  readonly lines: readonly L[]
  /** Further content below a line. */
  readonly below?: (line: L) => ReactNode
}

/** The ordered products, line by line: before and after the order. */
export function LinesTable<L extends TableLine>({ t, lines, below }: LinesTableProps<L>) {
  return (
    <table className="data">
      <caption className="vh">{t('checkout.tableCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('checkout.product')}</th>
          <th scope="col" className="r">
            {t('checkout.quantity')}
          </th>
          <th scope="col" className="r">
            {t('checkout.unitPrice')}
          </th>
          <th scope="col" className="fig">
            {t('checkout.lineTotal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <b>{line.name}</b>
              <br />
              <small className="quiet">{line.facts.join(', ')}</small>
              {below?.(line)}
            </th>
            <td className="r" data-l={t('checkout.quantity')}>
              {line.quantity}
            </td>
            <td className="r" data-l={t('checkout.unitPrice')}>
              {line.unitPrice}
              {line.basePrice && (
                <>
                  <br />
                  <small className="quiet">{line.basePrice}</small>
                </>
              )}
            </td>
            <td className="fig" data-l={t('checkout.lineTotal')}>
              {line.total}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
