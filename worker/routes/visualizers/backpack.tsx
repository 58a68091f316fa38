import type { Context } from 'hono'
import { PACK_POSITIONS } from '#shared/recipes/pack-parts.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { fieldText } from '#shared/schemas/forms/fields.ts'
import { pagePaths, routes } from '#shared/urls.ts'
import { BackpackPage } from '#worker/pages/backpack/backpack-page.tsx'
import {
  packFields,
  packHref,
  readPackChoice,
  type PackChoice,
} from '#worker/pages/backpack/pack-choice.ts'
import { packLines } from '#worker/pages/backpack/pack-line.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { jsonLd, siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import type { Section } from '#worker/rendering/page.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { toItemsNotice, redirectToCart } from '../cart/respond-with-cart.ts'
import { flash, takeFlash } from '../forms/flash.ts'
import { postFields } from '../forms/post-form.ts'
import { requireOk, storeApiFailed } from '../forms/store-api-failed.ts'

const buyPack = postFields(routes.page('backpack'), (c, fields) => {
  if (c.var.vars.STORE_API_URL) return c.notFound()
  return toCart(
    c,
    readPackChoice((name) => fieldText(fields, name)),
  )
})

/** The backpack configurator. Its parts are products of our own catalogue. */
export const backpack = factory
  .createApp()
  .on('GET', routes.page('backpack'), (c) => {
    if (c.var.vars.STORE_API_URL) return c.notFound()
    const { t } = c.var
    const choice = readPackChoice((name) => c.req.query(name))
    const { notices } = takeFlash(c)
    const main = async (): Promise<Section> => {
      const offered = PACK_POSITIONS.find(({ position }) => position === choice.open)?.kinds.flat()
      const numbers = [...choice.chosen.values(), ...(offered ?? [])]
      const products = requireOk(c, await productsOf(c, numbers))
      const lines = packLines(choice, products)
      return { content: <BackpackPage {...{ choice, lines, products, notices }} /> }
    }
    const isChosen = packFields(choice).length > 0 || Boolean(c.req.query('part'))
    return respondWithPage(c, {
      sheet: 'visualizers',
      personal: true,
      head: {
        title: t('backpack.title'),
        description: t('backpack.lead'),
        robots: isChosen ? 'noindex, follow' : undefined,
        paths: pagePaths('backpack'),
        keeps: preservedQuery(choice),
      },
      main: [main()],
      structuredData: jsonLd([breadcrumbList(siteOf(c), [{ name: t('backpack.title') }])]),
    })
  })
  .route('/', buyPack)

/** The query that the language switch preserves. */
function preservedQuery(choice: PackChoice): string {
  const query = new URLSearchParams(packFields(choice).map(([name, value]) => [name, value]))
  return query.size === 0 ? '' : `?${query}`
}

async function productsOf(c: Context<AppEnv>, numbers: readonly string[]) {
  const found = await shopperApi(c).projects.products([...new Set(numbers)])
  if (!found.ok) return found
  const { elements } = found.value.data
  return {
    ok: true,
    value: new Map(elements.map((product) => [product.productNumber, product])),
  } as const
}

async function toCart(c: Context<AppEnv>, choice: PackChoice): Promise<Response> {
  const { locale, t } = c.var
  const products = await productsOf(c, [...choice.chosen.values()])
  if (!products.ok) return storeApiFailed(c, products.error)
  const items = packLines(choice, products.value).flatMap(({ product, quantity }) =>
    product?.customFields.ripstop_orderable ? [{ id: product.id, quantity }] : [],
  )
  const backWith = (notice: PageNotice) => {
    flash(c, [notice], null)
    return c.redirect(packHref(locale, choice), 303)
  }
  if (items.length === 0) return backWith({ tone: 'info', text: t('backpack.nothingToBuy') })
  const added = await shopperApi(c, { holdNotices: true }).cart.add(items)
  if (!added.ok) {
    const refusal = toItemsNotice(c, added.error)
    return refusal ? backWith(refusal) : storeApiFailed(c, added.error)
  }
  return redirectToCart(c, added.value, [{ tone: 'ok', text: t('backpack.inCart') }])
}
