import { Hono, type Context } from 'hono'
import { berlinTime } from '#shared/domain/calendar.ts'
import { ROOT_CATEGORY_ID } from '#worker/backend/context/channel.ts'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { criteriaError } from '#worker/backend/http/criteria/answers.ts'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import { articlesById } from './articles-by-id.ts'
import { readCategories } from './categories.ts'
import { categoryNotFound } from './category-routes.ts'
import { listing } from './listing.ts'
import { productStruct } from './product-struct.ts'
import { sortingOf, sortingStructs } from './sortings.ts'
import { structContext } from './struct-context.ts'

const DEFAULT_LIMIT = 24

/** The page of a category: families in order, and what they can be ordered by (contract 5). */
export const listingRoutes = new Hono<BackendEnv>().on(
  ['GET', 'POST'],
  '/product-listing/:categoryId',
  (c) => answerListing(c),
)

async function answerListing(c: Context<BackendEnv>): Promise<Response> {
  const { input, language } = c.var
  // The page parameter of listings is `p`; `page` is what the official client sends.
  const page = input.p ?? input.page ?? 1
  const limit = input.limit ?? DEFAULT_LIMIT
  const criteria = parseCriteria({ ...input, page, limit })
  if (!criteria.ok) return criteriaError(c, criteria.error)

  const id = c.req.param('categoryId') ?? ''
  const categories = await readCategories(c.env.DB)
  const category =
    id === ROOT_CATEGORY_ID ? ('root' as const) : categories.find((one) => one.id === id)
  if (!category) return categoryNotFound(c, id)

  const sorting = sortingOf(input.order)
  const found = await listing(c.env.DB, {
    category,
    sorting,
    locale: language.locale,
    page: criteria.value.page,
    limit: criteria.value.limit,
    today: berlinTime(new Date()).date,
  })
  const articles = await articlesById(c.env.DB, found.ids)
  const context = structContext(c)
  return answer(c, {
    entity: 'product',
    total: found.total,
    page: criteria.value.page,
    limit: criteria.value.limit,
    aggregations: [],
    elements: articles.map((article) =>
      productStruct(article, context, criteria.value.associations),
    ),
    sorting,
    availableSortings: sortingStructs(language.locale),
    currentFilters: {
      navigationId: id,
      manufacturer: [],
      // The schema asks for numbers: 0 is no bound.
      price: { min: 0, max: 0 },
      rating: null,
      'shipping-free': false,
      properties: [],
    },
    streamId: null,
    states: [],
    apiAlias: 'product_listing',
  })
}
