import { ArticlePlate } from '../plate/article-plate.tsx'
import { Remarks } from '#client/islands/cart/remarks.tsx'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { MOST_COMPARED } from '../compare/comparison.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { LinkToCopy } from '../link-to-copy.tsx'
import { Pager } from '../listing/pager.tsx'
import { ToProject } from '../planner/to-project.tsx'
import { EmptyList } from '../empty-list.tsx'
import { useWords } from '../words.ts'

type WishlistArticlesProps = {
  readonly articles: readonly Product[]
  readonly total: number
  readonly drops: Readonly<Record<string, number>>
  readonly query: { readonly p: number; readonly limit: number }
  /** The address of this page without its number. */
  readonly path: string
}

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

/** The articles with their hearts, and what can be done with all of them. */
export function WishlistArticles({ articles, total, drops, query, path }: WishlistArticlesProps) {
  const { locale, t } = useWords()
  if (total === 0) return <EmptyList text={t('wishlist.empty')} />
  const numbers = articles.map(({ productNumber }) => productNumber)
  return (
    <>
      <h2 className="h4">{t('catalogue.articles', { count: total })}</h2>
      <ul className="plates">
        {articles.map((product) => (
          <ArticlePlate key={product.id} product={product} isKept drop={drops[product.id]} />
        ))}
      </ul>
      <Pager hrefOf={(p) => (p > 1 ? `${path}?p=${p}` : path)} query={query} total={total} />
      <div className="row">
        <form method="post" action={urls.action(locale, 'wishlistToCart')}>
          <button className="btn ink">{t('wishlist.allToCart')}</button>
        </form>
        <ToProject source={{ from: 'wishlist' }} word="fromWishlist" />
        <a
          className="btn"
          href={urls.compared(locale, numbers.slice(0, MOST_COMPARED))}
          rel="nofollow"
        >
          {t('compare.add')}
        </a>
        <form method="post" action={urls.action(locale, 'wishlistShare')}>
          <button className="btn">{t('wishlist.share')}</button>
        </form>
      </div>
      <p className="quiet">{t('wishlist.shareHint')}</p>
    </>
  )
}

type SharedWishlistProps = Omit<WishlistArticlesProps, 'drops'> & {
  /** The whole address of the list. */
  readonly address: string
}

/** A shared wishlist: its articles, and nothing about its owner. */
export function SharedWishlist({ articles, total, query, path, address }: SharedWishlistProps) {
  const { locale, t } = useWords()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('wishlist.sharedTitle') }]} />
      <div className="stack">
        <h1>{t('wishlist.sharedTitle')}</h1>
        {articles.length === 0 ? (
          <p>{t('wishlist.sharedNothing')}</p>
        ) : (
          <h2 className="h4">{t('catalogue.articles', { count: total })}</h2>
        )}
        <ul className="plates">
          {articles.map((product) => (
            <ArticlePlate key={product.id} product={product} />
          ))}
        </ul>
        <Pager hrefOf={(p) => (p > 1 ? `${path}&p=${p}` : path)} query={query} total={total} />
        {articles.length > 0 && <LinkToCopy label={t('wishlist.sharedTitle')} address={address} />}
        <p>
          <a className="btn" href={urls.page(locale, 'wishlist')}>
            {t('wishlist.toOwn')}
          </a>
        </p>
      </div>
    </div>
  )
}
