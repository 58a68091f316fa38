import type { Context } from 'hono'
import { factory, type AppEnv } from '../../context.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { categoryPage } from './category-page.tsx'
import { productPage } from './product-page.tsx'

/** `{slug}/{number}`: five digits, the test article with its suffix (specification section 2). */
const ARTICLE_PATH = /^[^/]+\/(\d{5}(?:TEST)?)$/
const ID_PATH = /^(detail|navigation)\/([0-9a-f]{32})$/

/** Whatever no other route knows: an id, or a path of which the Store API says what it leads to. */
export const catchAll = factory.createApp().get('*', async (c) => {
  const { services, locale, path } = c.var
  const seoPath = path.replace(/^\/|\/$/g, '')
  const [, kind, id] = ID_PATH.exec(seoPath) ?? []
  if (id) return kind === 'detail' ? productPage(c, id) : categoryPage(c, id)

  const found = await services.storeApi.catalogue.resolve(locale, seoPath)
  if (!found.ok) return storeApiFailed(c, found.error)

  const target = found.value.data.elements[0]
  if (!target) return byNumber(c, ARTICLE_PATH.exec(seoPath)?.[1])
  return target.routeName === 'frontend.detail.page'
    ? productPage(c, target.foreignKey)
    : categoryPage(c, target.foreignKey)
})

/** A slug that never was, but a number that is: the page redirects to its own address. */
async function byNumber(c: Context<AppEnv>, number: string | undefined) {
  if (number === undefined) return c.notFound()
  const { services, locale } = c.var
  const found = await services.storeApi.catalogue.byNumber(locale, number)
  if (!found.ok) return storeApiFailed(c, found.error)
  const product = found.value.data.elements[0]
  return product ? productPage(c, product.id) : c.notFound()
}
