import { soldBy } from '#client/ui/price/prices.ts'
import { formatQuantity } from '#client/ui/messages/format-quantity.ts'
import { readableName } from '#shared/i18n/product-name.ts'
import type { PlannedItem } from '#shared/schemas/store-api/project.ts'
import { useMessages } from '../use-messages.ts'

/** The reason why a product cannot be bought as planned, and alternatives. */
export function Missing({ item, isOwn }: { readonly item: PlannedItem; readonly isOwn: boolean }) {
  const { locale, t } = useMessages()
  const { product, price, quantity } = item
  if (product && price && price.quantity >= quantity) return null
  if (!product) return <p className="error">{t('planner.productRemoved')}</p>
  if (price) {
    const left = formatQuantity({ locale, t }, soldBy(product), price.quantity)
    return <p className="error">{t('planner.onlyLeft', { quantity: left })}</p>
  }
  const others = item.siblings.filter(
    (variant) => variant.isAvailable && variant.shade !== null && variant.version === item.version,
  )
  return (
    <>
      <p className="error">{t('planner.soldOut')}</p>
      {isOwn && (
        <>
          <Swaps
            item={item}
            word={t('planner.otherShades')}
            others={others.map(({ productId, shade }) => ({ productId, name: shade ?? '' }))}
          />
          <Swaps
            item={item}
            word={t('planner.otherProducts')}
            others={item.alternatives.map(({ productId, number, name }) => ({
              productId,
              name: t('planner.named', { name: readableName(name), number }),
            }))}
          />
        </>
      )}
    </>
  )
}

type SwapsProps = {
  readonly item: PlannedItem
  readonly word: string
  readonly others: readonly Readonly<{ productId: string; name: string }>[]
}

/** Buttons that replace a product with an alternative. */
function Swaps({ item, word, others }: SwapsProps) {
  const { t } = useMessages()
  const replaced = usePlannedName(item)
  if (others.length === 0) return null
  return (
    <p className="note">
      {word}{' '}
      {others.map(({ productId, name }) => (
        <button
          key={productId}
          className="swap"
          name="do"
          value={`swap:${item.productId}:${productId}`}
          aria-label={`${replaced}: ${t('planner.swapTo', { shade: name })}`}
        >
          {name}
        </button>
      ))}
    </p>
  )
}

/** The name of a product in a project, even if the shop no longer has it. */
export function usePlannedName({ product }: PlannedItem): string {
  const { t } = useMessages()
  return product ? readableName(product.name) : t('planner.removedProductName')
}
