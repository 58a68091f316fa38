import type { ReactNode } from 'react'
import { ArticleTitle } from '#client/ui/product-title.tsx'
import { PlateFacts } from '#client/ui/product-card.tsx'
import { PlatePicture } from '#client/ui/product-picture.tsx'
import { Price, TaxNote } from '#client/ui/price/price.tsx'
import { shownPrice } from '#client/ui/price/prices.ts'
import { StockLine } from '#client/ui/stock-line.tsx'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { useWords } from '../use-messages.ts'
import { PickCommands } from './bulk-action-bar.tsx'

type PickListProps = {
  readonly articles: readonly Product[]
  /** Ids of those that have their tick already. */
  readonly ticked?: ReadonlySet<string>
  /** The path of the list that they are picked from. */
  readonly back: string
  /** Whether they are on the shopper's wishlist already. */
  readonly isWishlist?: boolean
  /** Further pages of the list. */
  readonly children?: ReactNode
}

/** Articles to tick, and what can be done with them: one form, which needs no script. */
export function PickList(props: PickListProps) {
  const { articles, ticked, back, isWishlist = false, children } = props
  const { locale } = useWords()
  return (
    <form className="picks" method="post" action={urls.action(locale, 'picks')}>
      <input type="hidden" name="back" value={back} />
      <ul className="plates">
        {articles.map((product) => (
          <Pick key={product.id} product={product} isTicked={ticked?.has(product.id) === true} />
        ))}
      </ul>
      <TaxNote />
      {children}
      <PickCommands isWishlist={isWishlist} />
    </form>
  )
}

type PickProps = { readonly product: Product; readonly isTicked: boolean }

/** One article: whoever presses anywhere on its row ticks it. */
function Pick({ product, isTicked }: PickProps) {
  const { id, name, calculatedPrice, cover, customFields: facts, unit } = product
  const input = `pick-${id}`
  return (
    <li className={facts.ripstop_orderable ? 'tick pick' : 'tick pick gone'}>
      <input type="checkbox" id={input} name={`article.${id}`} defaultChecked={isTicked} />
      <PlatePicture media={cover?.media} alt="" size={64} />
      <label htmlFor={input}>
        <ArticleTitle name={name} />
      </label>
      <PlateFacts product={product} />
      <div className="money">
        <Price price={shownPrice(product, calculatedPrice)} />
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
