import type { Context } from 'hono'
import { factory, type AppEnv } from '../../context.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { categoryPage } from './category-page.tsx'
import { contentPage } from './content-page.tsx'
import { productPage } from './product-page.tsx'

/** `{slug}/{number}`: five digits, the test article with its suffix (specification section 2). */
const ARTICLE_PATH = /^[^/]+\/(\d{5}(?:TEST)?)$/
const ID_PATH = /^(detail|navigation|landingPage)\/([0-9a-f]{32})$/

const PAGES = {
  detail: productPage,
  navigation: categoryPage,
  landingPage: contentPage,
  'frontend.detail.page': productPage,
  'frontend.navigation.page': categoryPage,
  'frontend.landing.page': contentPage,
} as const

/** Whatever no other route knows: an id, or a path of which the Store API says what it leads to. */
export const catchAll = factory.createApp().get('*', async (c) => {
  const { services, locale, path } = c.var
  const seoPath = path.replace(/^\/|\/$/g, '')
  const [, kind = '', id] = ID_PATH.exec(seoPath) ?? []
  if (id && isKnown(kind)) return PAGES[kind](c, id)

  const found = await services.storeApi.catalogue.resolve(locale, seoPath)
  if (!found.ok) return storeApiFailed(c, found.error)
  const target = found.value.data.elements[0]
  if (!target) return byNumber(c, ARTICLE_PATH.exec(seoPath)?.[1])
  return isKnown(target.routeName) ? PAGES[target.routeName](c, target.foreignKey) : c.notFound()
})

function isKnown(kind: string): kind is keyof typeof PAGES {
  return Object.hasOwn(PAGES, kind)
}

/** A slug that never was, but a number that is: the page redirects to its own address. */
async function byNumber(c: Context<AppEnv>, number: string | undefined) {
  if (number === undefined) return c.notFound()
  const { services, locale } = c.var
  const found = await services.storeApi.catalogue.byNumber(locale, number)
  if (!found.ok) return storeApiFailed(c, found.error)
  const product = found.value.data.elements[0]
  return product ? productPage(c, product.id) : c.notFound()
}
