import type { Context } from 'hono'
import { fieldText } from '#shared/schemas/forms/fields.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Recipe } from '#shared/recipes/recipe.ts'
import { RECIPES, recipeAt } from '#shared/recipes/recipes.ts'
import { pagePaths, pathsFor, routes, urls } from '#shared/urls.ts'
import { breadcrumbList } from '#worker/feeds/structured-data/breadcrumbs.ts'
import { jsonLd, siteOf } from '#worker/feeds/structured-data/json-ld.ts'
import type { DimensionsInput } from '#worker/pages/recipes/dimensions.tsx'
import { PlannerPage } from '#worker/pages/recipes/planner-page.tsx'
import { RecipePage } from '#worker/pages/recipes/recipe-page.tsx'
import type { Section } from '#worker/rendering/page.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { toItemsNotice, redirectToCart } from '../cart/respond-with-cart.ts'
import { flash, takeFlash } from '../forms/flash.ts'
import { postFields } from '../forms/post-form.ts'
import { requireOk, storeApiFailed } from '../forms/store-api-failed.ts'
import { loadRecipe, readDimensions } from './load-recipe.ts'

const RECIPE = routes.page('planner', '/:slug')

const buyMaterial = postFields(RECIPE, (c, fields) => {
  const recipe = recipeOf(c)
  if (!recipe) return c.notFound()
  const input = readDimensions(c, recipe, (key) => fieldText(fields, key))
  const isFaulty = Object.keys(input.fieldErrors).length > 0
  return isFaulty ? show(c, recipe, input) : toCart(c, recipe, input)
})

/** The recipe planner: its recipes, and the materials for given dimensions. */
export const recipes = factory
  .createApp()
  .on('GET', routes.page('planner'), (c) => {
    if (c.var.vars.STORE_API_URL) return c.notFound()
    const { t } = c.var
    return renderPage(c, <PlannerPage recipes={RECIPES} />, {
      title: t('recipes.title'),
      description: t('recipes.lead'),
      structuredData: jsonLd([breadcrumbList(siteOf(c), [{ name: t('recipes.title') }])]),
      paths: pagePaths('planner'),
      personal: true,
    })
  })
  .on('GET', RECIPE, async (c) => {
    const recipe = recipeOf(c)
    return recipe
      ? show(
          c,
          recipe,
          readDimensions(c, recipe, (key) => c.req.query(key)),
        )
      : c.notFound()
  })
  .route('/', buyMaterial)

/** The products of the recipes are in our own catalogue only. */
function recipeOf(c: Context<AppEnv>): Recipe | null {
  const { locale, vars } = c.var
  return vars.STORE_API_URL ? null : recipeAt(locale, c.req.param('slug') ?? '')
}

function show(c: Context<AppEnv>, recipe: Recipe, input: DimensionsInput): Promise<Response> {
  const { locale, t } = c.var
  const isFaulty = Object.keys(input.fieldErrors).length > 0
  const crumbs = [
    { name: t('recipes.title'), href: urls.page(locale, 'planner') },
    { name: recipe.name[locale] },
  ]
  const { notices } = takeFlash(c)
  const main = async (): Promise<Section> => {
    const loaded = requireOk(c, await loadRecipe(c, recipe, input.dimensions))
    return { content: <RecipePage {...loaded} {...{ recipe, crumbs, typed: input, notices }} /> }
  }
  return respondWithPage(c, {
    personal: true,
    status: isFaulty ? 400 : 200,
    head: {
      title: `${recipe.name[locale]} – ${c.var.t('recipes.title')}`,
      description: recipe.summary[locale],
      paths: pathsFor((language) => urls.recipe(language, recipe.slug[language])),
    },
    main: [main()],
    structuredData: jsonLd([breadcrumbList(siteOf(c), crumbs)]),
  })
}

async function toCart(
  c: Context<AppEnv>,
  recipe: Recipe,
  input: DimensionsInput,
): Promise<Response> {
  const { locale, t } = c.var
  const loaded = await loadRecipe(c, recipe, input.dimensions)
  if (!loaded.ok) return storeApiFailed(c, loaded.error)
  const items = loaded.value.lines.flatMap(({ product, quantity }) =>
    product?.customFields.ripstop_orderable ? [{ id: product.id, quantity }] : [],
  )
  const backWith = (notice: PageNotice) => {
    flash(c, [notice], null)
    return c.redirect(`${urls.recipe(locale, recipe.slug[locale])}#content`, 303)
  }
  if (items.length === 0) return backWith({ tone: 'info', text: t('recipes.nothingToBuy') })
  const added = await shopperApi(c, { holdNotices: true }).cart.add(items)
  if (!added.ok) {
    const refusal = toItemsNotice(c, added.error)
    return refusal ? backWith(refusal) : storeApiFailed(c, added.error)
  }
  return redirectToCart(c, added.value, [{ tone: 'ok', text: t('recipes.inCart') }])
}
