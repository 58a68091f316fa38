import type { ReactNode } from 'react'
import { ArticlePlate } from '../product-card/listing-card.tsx'
import { Remarks } from '#client/islands/cart/page-notices.tsx'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { MOST_COMPARED } from '../compare/comparison.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { LinkToCopy } from '../link-to-copy.tsx'
import { Pager } from '../listing/pager.tsx'
import { PickList } from '../bulk-actions/selectable-list.tsx'
import { ToProject } from '../planner/to-project.tsx'
import { EmptyList } from '../empty-list.tsx'
import { useWords } from '../use-messages.ts'

type KeptArticles = {
  readonly articles: readonly Product[]
  readonly total: number
  readonly query: { readonly p: number; readonly limit: number }
  /** The address of this page without its number. */
  readonly path: string
  /** Whether the articles are shown to be ticked. */
  readonly isToPick: boolean
}

type WishlistArticlesProps = KeptArticles & { readonly drops: Readonly<Record<string, number>> }

/** The shopper's wishlist. */
export function WishlistPage({
  remarks,
  ...list
}: WishlistArticlesProps & { readonly remarks: readonly Remark[] }) {
  const { t } = useWords()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('wishlist.title') }]} />
      <div className="stack">
        <h1>{t('wishlist.title')}</h1>
        <Remarks remarks={remarks} />
        <WishlistArticles {...list} />
      </div>
    </div>
  )
}

/** The articles of a wishlist with their hearts, and the actions for all of them. */
export function WishlistArticles({ drops, ...kept }: WishlistArticlesProps) {
  const { locale, t } = useWords()
  const { articles, total, path, isToPick } = kept
  if (total === 0) return <EmptyList text={t('wishlist.empty')} />
  const numbers = articles.map(({ productNumber }) => productNumber)
  const isComparable = numbers.length <= MOST_COMPARED
  return (
    <>
      <CardsOrPicks {...kept} isOwn>
        {articles.map((product) => (
          <ArticlePlate key={product.id} product={product} isKept drop={drops[product.id]} />
        ))}
      </CardsOrPicks>
      {!isToPick && (
        <div className="row">
          <form method="post" action={urls.action(locale, 'wishlistToCart')}>
            <button className="btn ink">{t('wishlist.allToCart')}</button>
          </form>
          <ToProject source={{ from: 'wishlist' }} word="fromWishlist" />
          <a
            className="btn"
            href={isComparable ? urls.compared(locale, numbers) : withQuery(path, PICKING)}
            rel="nofollow"
          >
            {t('compare.add')}
          </a>
          <form method="post" action={urls.action(locale, 'wishlistShare')}>
            <button className="btn">{t('wishlist.share')}</button>
          </form>
        </div>
      )}
      <p className="quiet">{t('wishlist.shareHint')}</p>
    </>
  )
}

const PICKING = 'view=select'

/** A page of the list: cards, or rows to tick. */
function CardsOrPicks(props: KeptArticles & { isOwn?: boolean; children: ReactNode }) {
  const { articles, total, query, path, isToPick, isOwn = false, children } = props
  const { t } = useWords()
  const shown = isToPick ? withQuery(path, PICKING) : path
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
        <h2 className="h4">{t('catalogue.articles', { count: total })}</h2>
        <a className="btn" href={isToPick ? path : withQuery(path, PICKING)} rel="nofollow">
          {t(isToPick ? 'picks.back' : 'picks.open')}
        </a>
      </div>
      {isToPick ? (
        <PickList articles={articles} back={path} isWishlist={isOwn}>
          {pager}
        </PickList>
      ) : (
        <>
          <ul className="plates">{children}</ul>
          {pager}
        </>
      )}
    </>
  )
}

const withQuery = (path: string, query: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`

type SharedWishlistProps = KeptArticles & {
  /** The whole address of the list. */
  readonly address: string
}

/** A shared wishlist: its articles, and nothing about its owner. */
export function SharedWishlist({ address, ...kept }: SharedWishlistProps) {
  const { locale, t } = useWords()
  const isEmpty = kept.articles.length === 0
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('wishlist.sharedTitle') }]} />
      <div className="stack">
        <h1>{t('wishlist.sharedTitle')}</h1>
        {isEmpty ? (
          <p>{t('wishlist.sharedNothing')}</p>
        ) : (
          <>
            <CardsOrPicks {...kept}>
              {kept.articles.map((product) => (
                <ArticlePlate key={product.id} product={product} />
              ))}
            </CardsOrPicks>
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
