import type { Context } from 'hono'
import { isProductNumber } from '#shared/domain/product-number.ts'
import { MAX_LINES } from '#shared/domain/cart/change-contents.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { pagePaths, routes, urls } from '#shared/urls.ts'
import { ListingQuery } from '#worker/listing/listing-query.ts'
import { AccountFrame } from '#worker/pages/layout/account-frame.tsx'
import {
  SharedWishlist,
  WishlistProducts,
  WishlistPage,
} from '#worker/pages/wishlist/wishlist-page.tsx'
import type { Section } from '#worker/rendering/page.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { respondWithAccountPage } from '../account/respond-with-account-page.ts'
import { takeFlash } from '../forms/flash.ts'
import { requireData, requireOk } from '../forms/store-api-failed.ts'
import { loadWishlist, WISHLIST_PAGE } from './load-wishlist.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** Limits the cost of a shared page to that of the largest listing page. */
const SHARED_PAGE = 48

/** The wishlist, with and without an account, and the shared list of a link. */
export const wishlist = factory
  .createApp()
  .on('GET', routes.page('wishlist'), (c) => {
    const shared = c.req.query('articles')
    return shared === undefined ? showOwn(c) : showShared(c, shared)
  })
  .on('GET', routes.page('accountWishlist'), (c) => {
    const { locale, t } = c.var
    const { p, view } = ListingQuery.parse(c.req.query())
    const { notices } = takeFlash(c)
    const loading = loadWishlist(c, p)
    const title = t('wishlist.title')
    return respondWithAccountPage(c, {
      title,
      paths: 'accountWishlist',
      content: async () => (
        <AccountFrame page="accountWishlist" title={title} notices={notices}>
          <WishlistProducts
            {...requireOk(c, await loading)}
            {...toPaging(p, view)}
            path={urls.page(locale, 'accountWishlist')}
          />
        </AccountFrame>
      ),
    })
  })

const toPaging = (p: number, view: ListingQuery['view']) => ({
  query: { p, limit: WISHLIST_PAGE },
  isSelectable: view === 'select',
})

function showOwn(c: Context<AppEnv>): Promise<Response> {
  const { p, view } = ListingQuery.parse(c.req.query())
  const { notices } = takeFlash(c)
  return respondWithPage(c, {
    personal: true,
    head: { title: c.var.t('wishlist.title'), robots: 'noindex', paths: pagePaths('wishlist') },
    main: [ownSection(c, { p, view, notices })],
  })
}

type OwnSectionProps = Pick<ListingQuery, 'p' | 'view'> & {
  readonly notices: readonly PageNotice[]
}

async function ownSection(
  c: Context<AppEnv>,
  { p, view, notices }: OwnSectionProps,
): Promise<Section> {
  const loaded = requireOk(c, await loadWishlist(c, p))
  const path = urls.page(c.var.locale, 'wishlist')
  return {
    content: <WishlistPage {...loaded} {...toPaging(p, view)} path={path} notices={notices} />,
  }
}

async function showShared(c: Context<AppEnv>, input: string): Promise<Response> {
  const { locale, t, vars } = c.var
  const { p, view } = ListingQuery.parse(c.req.query())
  const numbers = [...new Set(input.split(','))].filter(isProductNumber)
  const named = numbers.slice(0, MAX_LINES)
  const requested = named.slice((p - 1) * SHARED_PAGE, p * SHARED_PAGE)
  const found = requested.length > 0 ? await shopperApi(c).wishlist.byNumbers(requested) : null
  const products = found ? requireData(c, found).elements : []
  const path = urls.sharedWishlist(locale, named)
  const page = (
    <SharedWishlist
      products={products}
      total={named.length}
      isSelectable={view === 'select'}
      query={{ p, limit: SHARED_PAGE }}
      path={path}
      address={vars.SHOP_ORIGIN + path}
    />
  )
  return renderPage(c, page, {
    title: t('wishlist.sharedTitle'),
    robots: 'noindex',
    personal: true,
    status: products.length > 0 ? 200 : 404,
    paths: {
      de: urls.sharedWishlist('de', named),
      en: urls.sharedWishlist('en', named),
    },
  })
}
