import type { ReactNode } from 'react'
import { ProductTitle } from '#client/ui/product-title.tsx'
import { CardFacts } from '#client/ui/product-card.tsx'
import { ProductPicture } from '#client/ui/product-picture.tsx'
import { Price, TaxNote } from '#client/ui/price/price.tsx'
import { toDisplayPrice } from '#client/ui/price/prices.ts'
import { StockLine } from '#client/ui/stock-line.tsx'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import { BulkActionBar } from './bulk-action-bar.tsx'

type SelectableListProps = {
  readonly products: readonly Product[]
  /** Ids of the products that are initially selected. */
  readonly ticked?: ReadonlySet<string>
  /** The path of the list. */
  readonly back: string
  /** Whether the products are already on the shopper's wishlist. */
  readonly isWishlist?: boolean
  /** Links to further pages of the list. */
  readonly children?: ReactNode
}

/** A form with selectable products and bulk actions. It needs no script. */
export function SelectableList(props: SelectableListProps) {
  const { products, ticked, back, isWishlist = false, children } = props
  const { locale } = useMessages()
  return (
    <form className="selectable-list" method="post" action={urls.action(locale, 'picks')}>
      <input type="hidden" name="back" value={back} />
      <ul className="product-cards">
        {products.map((product) => (
          <SelectableItem
            key={product.id}
            product={product}
            isTicked={ticked?.has(product.id) === true}
          />
        ))}
      </ul>
      <TaxNote />
      {children}
      <BulkActionBar isWishlist={isWishlist} />
    </form>
  )
}

type SelectableItemProps = { readonly product: Product; readonly isTicked: boolean }

/** One product. A click anywhere on its row selects it. */
function SelectableItem({ product, isTicked }: SelectableItemProps) {
  const { id, name, calculatedPrice, cover, customFields: facts, unit } = product
  const input = `pick-${id}`
  return (
    <li className={facts.ripstop_orderable ? 'tick selectable' : 'tick selectable gone'}>
      <input type="checkbox" id={input} name={`article.${id}`} defaultChecked={isTicked} />
      <ProductPicture media={cover?.media} alt="" size={64} />
      <label htmlFor={input}>
        <ProductTitle name={name} />
      </label>
      <CardFacts product={product} />
      <div className="money">
        <Price price={toDisplayPrice(product, calculatedPrice)} />
        {facts.ripstop_availability && (
          <StockLine
            availability={facts.ripstop_availability}
            isDownload={unit?.shortCode === 'download'}
          />
        )}
      </div>
    </li>
  )
}
