import type { ReactNode } from 'react'
import { TaxNote } from '#client/ui/price/price.tsx'
import { ListingCard } from '../product-card/listing-card.tsx'
import { PageNotices } from '#client/islands/cart/page-notices.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { MAX_COMPARED } from '../compare/comparison.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { LinkToCopy } from '../link-to-copy.tsx'
import { Pager } from '../listing/pager.tsx'
import { SelectableList } from '../bulk-actions/selectable-list.tsx'
import { ToProject } from '../planner/to-project.tsx'
import { EmptyList } from '../empty-list.tsx'
import { useMessages } from '../use-messages.ts'
import { useHas } from '../use-settings.ts'

type WishlistProducts = {
  readonly products: readonly Product[]
  readonly total: number
  readonly query: { readonly p: number; readonly limit: number }
  /** The address of this page without its page number. */
  readonly path: string
  /** Whether the products have checkboxes. */
  readonly isSelectable: boolean
}

type WishlistProductsProps = WishlistProducts & { readonly drops: Readonly<Record<string, number>> }

export function WishlistPage({
  notices,
  ...list
}: WishlistProductsProps & { readonly notices: readonly PageNotice[] }) {
  const { t } = useMessages()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('wishlist.title') }]} />
      <div className="stack">
        <h1>{t('wishlist.title')}</h1>
        <PageNotices notices={notices} />
        <WishlistProducts {...list} />
      </div>
    </div>
  )
}

/** The products of a wishlist with their wishlist buttons, and the actions for all of them. */
export function WishlistProducts({ drops, ...stored }: WishlistProductsProps) {
  const { locale, t } = useMessages()
  const canCompare = useHas('comparison')
  const { products, total, path, isSelectable } = stored
  if (total === 0) return <EmptyList text={t('wishlist.empty')} />
  const numbers = products.map(({ productNumber }) => productNumber)
  const isComparable = numbers.length <= MAX_COMPARED
  return (
    <>
      <CardsOrSelection {...stored} isOwn>
        {products.map((product) => (
          <ListingCard key={product.id} product={product} isOnWishlist drop={drops[product.id]} />
        ))}
      </CardsOrSelection>
      {!isSelectable && (
        <div className="row">
          <form method="post" action={urls.action(locale, 'wishlistToCart')}>
            <button className="btn ink">{t('wishlist.allToCart')}</button>
          </form>
          <ToProject source={{ from: 'wishlist' }} word="fromWishlist" />
          {canCompare && (
            <a
              className="btn"
              href={isComparable ? urls.compared(locale, numbers) : withQuery(path, SELECTION)}
              rel="nofollow"
            >
              {t('compare.add')}
            </a>
          )}
          <form method="post" action={urls.action(locale, 'wishlistShare')}>
            <button className="btn">{t('wishlist.share')}</button>
          </form>
        </div>
      )}
      <p className="quiet">{t('wishlist.shareHint')}</p>
    </>
  )
}

const SELECTION = 'view=select'

/** A page of the list as cards, or as rows with checkboxes. */
function CardsOrSelection(props: WishlistProducts & { isOwn?: boolean; children: ReactNode }) {
  const { products, total, query, path, isSelectable, isOwn = false, children } = props
  const { t } = useMessages()
  const shown = isSelectable ? withQuery(path, SELECTION) : path
  const pager = (
    <Pager
      hrefOf={(p) => (p > 1 ? withQuery(shown, `p=${p}`) : shown)}
      query={query}
      total={total}
    />
  )
  return (
    <>
      <div className="row between">
        <h2 className="h4">{t('catalogue.products', { count: total })}</h2>
        <a className="btn" href={isSelectable ? path : withQuery(path, SELECTION)} rel="nofollow">
          {t(isSelectable ? 'selection.back' : 'selection.open')}
        </a>
      </div>
      {isSelectable ? (
        <SelectableList products={products} back={path} isWishlist={isOwn}>
          {pager}
        </SelectableList>
      ) : (
        <>
          <TaxNote />
          <ul className="product-cards">{children}</ul>
          {pager}
        </>
      )}
    </>
  )
}

const withQuery = (path: string, query: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`

type SharedWishlistProps = WishlistProducts & {
  /** The complete URL of the list. */
  readonly address: string
}

/** A shared wishlist. It shows nothing about its owner. */
export function SharedWishlist({ address, ...stored }: SharedWishlistProps) {
  const { locale, t } = useMessages()
  const isEmpty = stored.products.length === 0
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('wishlist.sharedTitle') }]} />
      <div className="stack">
        <h1>{t('wishlist.sharedTitle')}</h1>
        {isEmpty ? (
          <p>{t('wishlist.sharedNothing')}</p>
        ) : (
          <>
            <CardsOrSelection {...stored}>
              {stored.products.map((product) => (
                <ListingCard key={product.id} product={product} />
              ))}
            </CardsOrSelection>
            <LinkToCopy label={t('wishlist.sharedTitle')} address={address} />
          </>
        )}
        <p>
          <a className="btn" href={urls.page(locale, 'wishlist')}>
            {t('wishlist.toOwn')}
          </a>
        </p>
      </div>
    </div>
  )
}
