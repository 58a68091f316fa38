import type { ReactNode } from 'react'
import { productHref } from '#client/ui/product-href.ts'
import { ProductTitle } from '#client/ui/product-title.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import { Price, TaxNote } from '#client/ui/price/price.tsx'
import { reductionOf, toDisplayPrice, soldBy } from '#client/ui/price/prices.ts'
import { StockLine } from '#client/ui/stock-line.tsx'
import { formatQuantity } from '#client/ui/messages/format-quantity.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import { differ, figureRows, squareMetreCents, type CompareOrder } from './comparison.ts'
import { OrderLinks } from './order-links.tsx'

type CompareTableProps = {
  readonly products: readonly Product[]
  readonly order: CompareOrder | null
  readonly onlyDifferences: boolean
}

type Row = {
  readonly id: string
  readonly name: string
  readonly cells: readonly ReactNode[]
  readonly differs: boolean
  readonly by?: CompareOrder['by'] | undefined
}

/** One column per product, one row per property. Rows with differences are marked with a bar. */
export function CompareTable({ products, order, onlyDifferences }: CompareTableProps) {
  const { t } = useMessages()
  const rows = useRows(products)
  const differing = rows.filter(({ differs }) => differs)
  const shown = onlyDifferences && differing.length > 0 ? differing : rows
  const numbers = products.map(({ productNumber }) => productNumber)
  return (
    <>
      {products.length > 1 &&
        (differing.length > 0 ? (
          <Legend numbers={numbers} order={order} onlyDifferences={onlyDifferences} />
        ) : (
          <Notice>{t('compare.allEqual')}</Notice>
        ))}
      <div className="scroll">
        <table className="data compared">
          <caption className="vh">{t('compare.table', { count: products.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('compare.figure')}</th>
              {products.map((product) => (
                <ProductHead key={product.id} product={product} numbers={numbers} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, name, cells, differs, by }) => (
              <tr key={id} className={differs ? 'differs' : undefined}>
                <th scope="row">
                  {withSoftHyphens(name)}
                  {differs && <span className="vh"> ({t('compare.differs')})</span>}
                  {by && products.length > 1 && (
                    <OrderLinks {...{ by, name, numbers, order, onlyDifferences }} />
                  )}
                </th>
                {products.map((product, index) => (
                  <td key={product.id}>
                    {cells[index] || (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="vh">{t('compare.nothing')}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <TaxNote />
    </>
  )
}

type LegendProps = Omit<CompareTableProps, 'products'> & { readonly numbers: readonly string[] }

function Legend({ numbers, order, onlyDifferences }: LegendProps) {
  const { locale, t } = useMessages()
  const chosen = {
    ...(order && { order: `${order.by}-${order.descending ? 'desc' : 'asc'}` }),
    ...(!onlyDifferences && { differences: '1' }),
  }
  return (
    <div className="row">
      <p className="quiet">{t('compare.legend')}</p>
      <a className="btn" href={urls.compared(locale, numbers, chosen)} rel="nofollow">
        {t(onlyDifferences ? 'compare.allFigures' : 'compare.onlyDifferences')}
      </a>
    </div>
  )
}

type ProductHeadProps = { readonly product: Product; readonly numbers: readonly string[] }

function ProductHead({ product, numbers }: ProductHeadProps) {
  const { locale, t } = useMessages()
  return (
    <th scope="col">
      <span className="pic">
        <ProductPicture media={product.cover?.media} alt="" size={200} />
      </span>
      <a href={productHref(locale, product)}>
        <ProductTitle name={product.name} />
      </a>
      <small>{t('product.number', { number: product.productNumber })}</small>
      <form method="post" action={urls.page(locale, 'compare')} className="no-print">
        <input type="hidden" name="articles" value={numbers.join(',')} />
        <button
          className="take-out"
          name="drop"
          value={product.productNumber}
          aria-label={t('compare.removeNamed', { name: readableName(product.name) })}
        >
          {t('compare.remove')}
        </button>
      </form>
    </th>
  )
}

function useRows(products: readonly Product[]): readonly Row[] {
  const { locale, t } = useMessages()
  const prices = products.map((product) => toDisplayPrice(product, product.calculatedPrice))
  const areas = products.map(squareMetreCents)
  const makers = products.map(({ manufacturer }) => manufacturer?.name ?? '')
  const stocks = products.map(({ customFields }) => customFields.ripstop_availability)
  const money = areas.map((cents) => (cents === null ? '' : formatMoney(locale, cents)))
  const rows: readonly Row[] = [
    {
      id: 'price',
      name: t('compare.price'),
      cells: products.map((product, index) => {
        const price = prices[index] ?? toDisplayPrice(product, product.calculatedPrice)
        const base = areas[index] === null ? price.base : null
        const reduction = reductionOf(product, product.calculatedPrice)
        return <Price key={product.id} price={{ ...price, base }} reduction={reduction} />
      }),
      differs: differ(prices.map(({ cents, perMetre }) => `${cents} ${perMetre}`)),
    },
    {
      id: 'square-metre',
      name: t('compare.squareMetre'),
      cells: money,
      differs: differ(money),
      by: 'square-metre',
    },
    {
      id: 'availability',
      name: t('compare.availability'),
      cells: products.map((product, index) =>
        stocks[index] ? <Stock key={product.id} product={product} /> : '',
      ),
      differs: differ(stocks.map((stock) => JSON.stringify(stock))),
    },
    { id: 'manufacturer', name: t('compare.manufacturer'), cells: makers, differs: differ(makers) },
    ...figureRows(products).map(({ values, isWeight, ...row }) => ({
      ...row,
      cells: values,
      by: isWeight ? ('weight' as const) : undefined,
    })),
  ]
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
}

function Stock({ product }: { readonly product: Product }) {
  const messages = useMessages()
  const { ripstop_availability: availability } = product.customFields
  if (!availability) return null
  return (
    <StockLine
      availability={availability}
      isDownload={product.unit?.shortCode === 'download'}
      left={product.stock ? formatQuantity(messages, soldBy(product), product.stock) : null}
    />
  )
}
