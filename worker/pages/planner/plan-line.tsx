import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { productHref } from '#client/ui/product-href.ts'
import { Icon } from '#client/ui/icon.tsx'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import { formatPriceWithUnit } from '#client/ui/price/format-price.ts'
import { formatBasePrice } from '#shared/i18n/format-base-price.ts'
import {
  toDisplayPrice,
  toDisplayTiers,
  soldBy,
  tierAt,
  type SoldBy,
} from '#client/ui/price/prices.ts'
import { formatQuantity } from '#client/ui/messages/format-quantity.ts'
import { MAX_GROUP_LENGTH, MAX_NOTE_LENGTH } from '#shared/domain/planner/project-items.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import {
  formatLengthFigure,
  formatMoney,
  formatNumber,
  formatPercent,
} from '#shared/i18n/format.ts'
import type { PlannedItem, Project } from '#shared/schemas/store-api/project.ts'
import { useMessages } from '../use-messages.ts'
import { Missing, usePlannedName } from './missing.tsx'
import { costShare, gramsOf } from './plan-figures.ts'

/** The entered values of a project that is shown again, with their errors. */
export type PlanInput = {
  readonly values: Readonly<Record<string, string>>
  readonly fieldErrors: Readonly<Record<string, string>>
}

type PlanLineProps = {
  readonly project: Project
  readonly item: PlannedItem
  readonly position: number
  readonly typed: PlanInput
}

/** A product of a project: editable for its owner, read-only for others. */
export function PlanLine({ project, item, position, typed: input }: PlanLineProps) {
  const { locale, t } = useMessages()
  const { product, price } = item
  const share = costShare(item, project)
  const grams = formatNumber(locale, Math.round(gramsOf(item)))
  return (
    <tr className={price ? undefined : 'gone'}>
      <td className="hide">
        <span className="pos">{position}</span>
      </td>
      <td>
        <ProductPicture media={product?.cover?.media} alt="" size={48} />
      </td>
      <td className="art">
        <Product item={item} />
        {project.own ? (
          <Notes item={item} typed={input} />
        ) : (
          item.note && <span className="note">{item.note}</span>
        )}
        <Missing item={item} isOwn={project.own} />
      </td>
      <td className="qty">
        {project.own ? <Quantity item={item} typed={input} /> : <Planned item={item} />}
      </td>
      <td className="r hide">{t('planner.grams', { grams })}</td>
      <td className="r hide">
        <UnitPrice item={item} />
      </td>
      <td className="r">
        {price && <b>{formatMoney(locale, centsFromDecimal(price.totalPrice))}</b>}
        {share !== null && (
          <span className="note">
            {t('planner.share', { percent: formatPercent(locale, Math.round(share)) })}
          </span>
        )}
      </td>
      {project.own && <Moves item={item} />}
    </tr>
  )
}

function Product({ item }: { readonly item: PlannedItem }) {
  const { locale, t } = useMessages()
  const { product } = item
  const name = usePlannedName(item)
  const shade = product?.customFields.ripstop_shade?.name
  return (
    <>
      {product ? <a href={productHref(locale, product)}>{withSoftHyphens(name)}</a> : name}
      {product && (
        <span className="note">
          {[t('planner.number', { number: product.productNumber }), shade]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
    </>
  )
}

function Notes({ item, typed: entered }: Pick<PlanLineProps, 'item' | 'typed'>) {
  const { t } = useMessages()
  const name = usePlannedName(item)
  const field = (kind: 'note' | 'group', most: number) => {
    const input = `${kind}.${item.productId}`
    const fieldError = entered.fieldErrors[input]
    return (
      <>
        <input
          className="in jot"
          id={input}
          name={input}
          defaultValue={entered.values[input] ?? item[kind]}
          placeholder={t(`planner.${kind}`)}
          aria-label={t(`planner.${kind}Of`, { name })}
          aria-invalid={fieldError ? true : undefined}
          maxLength={most}
          autoComplete="off"
        />
        {fieldError && <p className="error">{fieldError}</p>}
      </>
    )
  }
  return (
    <span className="jots">
      {field('note', MAX_NOTE_LENGTH)}
      {field('group', MAX_GROUP_LENGTH)}
    </span>
  )
}

function Quantity({ item, typed: entered }: Pick<PlanLineProps, 'item' | 'typed'>) {
  const { locale, t } = useMessages()
  const sold = itemSoldBy(item)
  const isMetre = sold === 'm'
  const input = `quantity.${item.productId}`
  const fieldError = entered.fieldErrors[input]
  const figure = isMetre ? formatLengthFigure(locale, item.quantity) : String(item.quantity)
  return (
    <>
      <div className="metre small alone">
        <span>
          <input
            id={input}
            name={input}
            defaultValue={entered.values[input] ?? figure}
            inputMode={isMetre ? 'decimal' : 'numeric'}
            aria-label={t('planner.quantityOf', { name: usePlannedName(item) })}
            aria-invalid={fieldError ? true : undefined}
            aria-describedby={fieldError ? `${input}-error` : undefined}
            autoComplete="off"
            readOnly={item.product === null}
          />{' '}
          {t(`planner.unit_${sold}`)}
        </span>
      </div>
      {fieldError && (
        <p className="error" id={`${input}-error`}>
          {fieldError}
        </p>
      )}
    </>
  )
}

function Planned({ item }: { readonly item: PlannedItem }) {
  return formatQuantity(useMessages(), itemSoldBy(item), item.quantity)
}

/** A removed product counts as pieces. */
function itemSoldBy({ product }: PlannedItem): SoldBy {
  return product === null ? 'piece' : soldBy(product)
}

/** The price per metre or piece for the planned quantity. */
function UnitPrice({ item: { product, quantity } }: { readonly item: PlannedItem }) {
  const { locale } = useMessages()
  if (!product) return null
  const tier = tierAt(toDisplayTiers(product), quantity)
  const price = tier ?? toDisplayPrice(product, product.calculatedPrice)
  return (
    <>
      {formatPriceWithUnit(locale, price)}
      {price.base && <span className="note">{formatBasePrice(locale, price.base)}</span>}
    </>
  )
}

const ARROWS = { up: '↑', down: '↓' } as const

function Moves({ item }: { readonly item: PlannedItem }) {
  const { t } = useMessages()
  const name = usePlannedName(item)
  return (
    <td className="moves no-print">
      {(['up', 'down', 'remove'] as const).map((move) => (
        <button
          key={move}
          className="btn plain square"
          name="do"
          value={`${move}:${item.productId}`}
          aria-label={t(`planner.${move}`, { name })}
        >
          {move === 'remove' ? <Icon name="close" /> : ARROWS[move]}
        </button>
      ))}
    </td>
  )
}
