import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { articleHref } from '#client/ui/product-href.ts'
import { Icon } from '#client/ui/icon.tsx'
import { PlatePicture } from '#client/ui/product-picture.tsx'
import { priceText } from '#client/ui/price/format-price.ts'
import { basePriceText } from '#shared/i18n/format-base-price.ts'
import { shownPrice, shownTiers, soldBy, tierAt, type SoldBy } from '#client/ui/price/prices.ts'
import { quantityText } from '#client/ui/messages/format-quantity.ts'
import { MAX_GROUP_LENGTH, MAX_NOTE_LENGTH } from '#shared/domain/planner/project-items.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import {
  formatLengthFigure,
  formatMoney,
  formatNumber,
  formatPercent,
} from '#shared/i18n/format.ts'
import type { PlannedItem, Project } from '#shared/schemas/store-api/project.ts'
import { useWords } from '../use-messages.ts'
import { Missing, usePlannedName } from './missing.tsx'
import { costShare, gramsOf } from './plan-figures.ts'

/** The typed values of a project that is shown again, with their errors. */
export type TypedPlan = {
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string>>
}

type PlanLineProps = {
  readonly project: Project
  readonly item: PlannedItem
  readonly position: number
  readonly typed: TypedPlan
}

/** An article of a project: its owner writes into it, everybody else reads. */
export function PlanLine({ project, item, position, typed }: PlanLineProps) {
  const { locale, t } = useWords()
  const { product, price } = item
  const share = costShare(item, project)
  const grams = formatNumber(locale, Math.round(gramsOf(item)))
  return (
    <tr className={price ? undefined : 'gone'}>
      <td className="hide">
        <span className="pos">{position}</span>
      </td>
      <td>
        <PlatePicture media={product?.cover?.media} alt="" size={48} />
      </td>
      <td className="art">
        <Article item={item} />
        {project.own ? (
          <Notes item={item} typed={typed} />
        ) : (
          item.note && <span className="note">{item.note}</span>
        )}
        <Missing item={item} isOwn={project.own} />
      </td>
      <td className="qty">
        {project.own ? <Quantity item={item} typed={typed} /> : <Planned item={item} />}
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

function Article({ item }: { readonly item: PlannedItem }) {
  const { locale, t } = useWords()
  const { product } = item
  const name = usePlannedName(item)
  const shade = product?.customFields.ripstop_shade?.name
  return (
    <>
      {product ? <a href={articleHref(locale, product)}>{withSoftHyphens(name)}</a> : name}
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

function Notes({ item, typed }: Pick<PlanLineProps, 'item' | 'typed'>) {
  const { t } = useWords()
  const name = usePlannedName(item)
  const field = (kind: 'note' | 'group', most: number) => {
    const input = `${kind}.${item.productId}`
    const fault = typed.faults[input]
    return (
      <>
        <input
          className="in jot"
          id={input}
          name={input}
          defaultValue={typed.values[input] ?? item[kind]}
          placeholder={t(`planner.${kind}`)}
          aria-label={t(`planner.${kind}Of`, { name })}
          aria-invalid={fault ? true : undefined}
          maxLength={most}
          autoComplete="off"
        />
        {fault && <p className="error">{fault}</p>}
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

function Quantity({ item, typed }: Pick<PlanLineProps, 'item' | 'typed'>) {
  const { locale, t } = useWords()
  const sold = itemSoldBy(item)
  const isMetre = sold === 'm'
  const input = `quantity.${item.productId}`
  const fault = typed.faults[input]
  const figure = isMetre ? formatLengthFigure(locale, item.quantity) : String(item.quantity)
  return (
    <>
      <div className="metre small alone">
        <span>
          <input
            id={input}
            name={input}
            defaultValue={typed.values[input] ?? figure}
            inputMode={isMetre ? 'decimal' : 'numeric'}
            aria-label={t('planner.quantityOf', { name: usePlannedName(item) })}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${input}-error` : undefined}
            autoComplete="off"
            readOnly={item.product === null}
          />{' '}
          {t(`planner.unit_${sold}`)}
        </span>
      </div>
      {fault && (
        <p className="error" id={`${input}-error`}>
          {fault}
        </p>
      )}
    </>
  )
}

function Planned({ item }: { readonly item: PlannedItem }) {
  return quantityText(useWords(), itemSoldBy(item), item.quantity)
}

/** An article that is gone counts as pieces. */
function itemSoldBy({ product }: PlannedItem): SoldBy {
  return product === null ? 'piece' : soldBy(product)
}

/** The price of a metre or piece at the planned quantity. */
function UnitPrice({ item: { product, quantity } }: { readonly item: PlannedItem }) {
  const { locale } = useWords()
  if (!product) return null
  const tier = tierAt(shownTiers(product), quantity)
  const price = tier ?? shownPrice(product, product.calculatedPrice)
  return (
    <>
      {priceText(locale, price)}
      {price.base && <span className="note">{basePriceText(locale, price.base)}</span>}
    </>
  )
}

const ARROWS = { up: '↑', down: '↓' } as const

function Moves({ item }: { readonly item: PlannedItem }) {
  const { t } = useWords()
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
