import type { Context } from 'hono'
import { isArticleNumber } from '#shared/domain/ids.ts'
import { MAX_LINES } from '#shared/domain/cart/change-contents.ts'
import { pagePaths, routes, urls } from '#shared/urls.ts'
import { ListingQuery } from '#worker/listing/listing-query.ts'
import { AccountFrame } from '#worker/pages/account/account-frame.tsx'
import {
  SharedWishlist,
  WishlistArticles,
  WishlistPage,
} from '#worker/pages/wishlist/wishlist-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { ownCustomer } from '../account/own-customer.tsx'
import { renderAccount } from '../account/render-account.ts'
import { takeFlash } from '../forms/flash.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { loadWishlist, WISHLIST_PAGE } from './load-wishlist.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'

/** A page costs no more than one of the largest list, whoever wrote the link. */
const SHARED_PAGE = 48

/** The wishlist, with and without an account, and the shared list of a link. */
export const wishlist = factory
  .createApp()
  .on('GET', routes.page('wishlist'), (c) => {
    const shared = c.req.query('articles')
    return shared === undefined ? showOwn(c) : showShared(c, shared)
  })
  .on('GET', routes.page('accountWishlist'), async (c) => {
    const { locale, t } = c.var
    const customer = await ownCustomer(c)
    if (!customer.ok) return customer.error
    const { p, view } = ListingQuery.parse(c.req.query())
    const loaded = await loadWishlist(c, p)
    if (!loaded.ok) return storeApiFailed(c, loaded.error)
    const { notices: remarks } = takeFlash(c)
    const title = t('wishlist.title')
    const page = (
      <AccountFrame page="accountWishlist" title={title} remarks={remarks}>
        <WishlistArticles
          {...loaded.value}
          {...shownAs(p, view)}
          path={urls.page(locale, 'accountWishlist')}
        />
      </AccountFrame>
    )
    return renderAccount(c, page, { title, paths: 'accountWishlist' })
  })

const shownAs = (p: number, view: ListingQuery['view']) => ({
  query: { p, limit: WISHLIST_PAGE },
  isToPick: view === 'select',
})

async function showOwn(c: Context<AppEnv>): Promise<Response> {
  const { locale, t } = c.var
  const { p, view } = ListingQuery.parse(c.req.query())
  const loaded = await loadWishlist(c, p)
  if (!loaded.ok) return storeApiFailed(c, loaded.error)
  const path = urls.page(locale, 'wishlist')
  const page = (
    <WishlistPage
      {...loaded.value}
      {...shownAs(p, view)}
      path={path}
      remarks={takeFlash(c).notices}
    />
  )
  return renderPage(c, page, {
    title: t('wishlist.title'),
    robots: 'noindex',
    personal: true,
    paths: pagePaths('wishlist'),
  })
}

async function showShared(c: Context<AppEnv>, typed: string): Promise<Response> {
  const { locale, t, vars } = c.var
  const { p, view } = ListingQuery.parse(c.req.query())
  const numbers = [...new Set(typed.split(','))].filter(isArticleNumber)
  const named = numbers.slice(0, MAX_LINES)
  const asked = named.slice((p - 1) * SHARED_PAGE, p * SHARED_PAGE)
  const found = asked.length > 0 ? await shopperApi(c).wishlist.byNumbers(asked) : null
  if (found && !found.ok) return storeApiFailed(c, found.error)
  const articles = found?.value.data.elements ?? []
  const path = urls.sharedWishlist(locale, named)
  const page = (
    <SharedWishlist
      articles={articles}
      total={named.length}
      isToPick={view === 'select'}
      query={{ p, limit: SHARED_PAGE }}
      path={path}
      address={vars.SHOP_ORIGIN + path}
    />
  )
  return renderPage(c, page, {
    title: t('wishlist.sharedTitle'),
    robots: 'noindex',
    personal: true,
    status: articles.length > 0 ? 200 : 404,
    paths: {
      de: urls.sharedWishlist('de', named),
      en: urls.sharedWishlist('en', named),
    },
  })
}
