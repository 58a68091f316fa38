import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { productHref } from '#client/ui/product-href.ts'
import { soldBy } from '#client/ui/price/prices.ts'
import { formatQuantity } from '#client/ui/messages/format-quantity.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import { formatMoney, formatNumber } from '#shared/i18n/format.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { useMessages } from '../use-messages.ts'
import { packHref, type PackChoice } from './pack-choice.ts'
import type { PackLine } from './pack-line.ts'

type PackListProps = {
  readonly choice: PackChoice
  readonly lines: readonly PackLine[]
  readonly grams: number
  readonly cents: number
}

/** Every part with its quantity, weight and price, and the sums. */
export function PackList({ choice, lines, grams, cents }: PackListProps) {
  const { locale, t } = useMessages()
  const inGrams = (figure: number) =>
    t('planner.grams', { grams: formatNumber(locale, Math.round(figure)) })
  return (
    <div className="scroll">
      <table className="bom">
        <caption className="vh">{t('backpack.list')}</caption>
        <ColumnHeads
          columns={[
            { label: t('shell.position') },
            { label: t('shell.part') },
            { label: t('backpack.quantity'), className: 'r' },
            { label: t('backpack.weight'), className: 'r' },
            { label: t('backpack.price'), className: 'r' },
          ]}
        />
        <tbody>
          {lines.map((line) => (
            <tr key={line.part.position} className={line.product ? undefined : 'gone'}>
              <td>
                <span className="pos">{line.part.position}</span>
              </td>
              <th scope="row">
                <PartName line={line} />
                <a
                  className="no-print"
                  href={packHref(locale, choice, { open: line.part.position })}
                  rel="nofollow"
                  aria-label={t('backpack.chooseAt', {
                    position: line.part.position,
                    name: line.part.name[locale],
                  })}
                >
                  {t('backpack.change')}
                </a>
              </th>
              <td className="r">
                {formatQuantity(
                  { locale, t },
                  line.product === null ? 'piece' : soldBy(line.product),
                  line.quantity,
                )}
              </td>
              <td className="r">{line.product && inGrams(line.grams)}</td>
              <td className="r">{line.product && formatMoney(locale, line.cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('backpack.material')}
            </th>
            <td className="r">{inGrams(grams)}</td>
            <td className="r">{formatMoney(locale, cents)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function PartName({ line: { part, product } }: { readonly line: PackLine }) {
  const { locale, t } = useMessages()
  return (
    <>
      {product ? (
        <a href={productHref(locale, product)}>{withSoftHyphens(readableName(product.name))}</a>
      ) : (
        `${part.name[locale]}, ${t('backpack.missing')}`
      )}
      {product && (
        <span className="note">{t('planner.number', { number: product.productNumber })}</span>
      )}
    </>
  )
}
