import { Hono, type Context } from 'hono'
import { withSlots } from '#worker/backend/cms/layout-struct.ts'
import { FOOTER_CATEGORY_ID, ROOT_CATEGORY_ID } from '#worker/backend/channel/channel.ts'
import { respond } from '#worker/backend/http/respond.ts'
import { berlinTime } from '#shared/domain/calendar.ts'
import {
  criteriaError,
  readAssociations,
  readCriteria,
} from '#worker/backend/http/criteria/responses.ts'
import { searchedList } from '#worker/backend/http/criteria/respond-with-list.ts'
import { readField, valuesOf } from '#worker/backend/http/criteria/read-field.ts'
import type { RequestedAssociations } from '#worker/backend/http/associations.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { isFieldShown } from '#worker/backend/http/field-selection.ts'
import { categoryLayout } from './categories/category-layout.ts'
import { readCategories, trailTo } from './categories/categories.ts'
import { categoryNotFound } from './structs/category-not-found.ts'
import {
  categoryContext,
  categoryStruct,
  childStructs,
  rootStruct,
} from './categories/category-struct.ts'
import type { Branch } from './structs/entry-fields.ts'
import { footerMenu, footerRoot } from './categories/footer.ts'
import { categoryListing } from './listings/listing-routes.ts'

/** The footer's menu has two levels: folders and their links. */
const FOOTER_LEVELS = 2

/** Single categories and the list of categories (docs/store-api.md#categories-and-menus). */
export const categoryRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/category', (c) => respondWithCategories(c))
  .on(['GET', 'POST'], '/category/:navigationId', (c) => respondWithCategory(c))

async function respondWithCategories(c: Context<BackendEnv>): Promise<Response> {
  const requested = readAssociations(c, 'category')
  if (!requested.ok) return requested.error
  const where = await whereOf(c)
  const footer = await footerOf(c)
  const own = where.categories.map(({ id }) => ({
    ...categoryStruct(trailTo(where.categories, id), where),
    children: childStructs(id, where, 1),
  }))
  const all: readonly Branch[] = [
    { ...rootStruct(where), children: childStructs(null, where, 1) },
    ...own,
    { ...footerRoot(c.var.language, footer.length), children: footer },
    ...footer.flatMap((entry) => [entry, ...(entry.children ?? [])]),
  ]
  const byId = all.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const criteria = readCriteria(c, 'category')
  if (!criteria.ok) return criteria.error
  const structs = byId.map((category) => selectAssociations(category, requested.value))
  const today = berlinTime(new Date()).date
  const found = searchedList('category', structs, criteria.value, today)
  if (!found.ok) return criteriaError(c, found.error)
  return respond(c, { ...found.value, elements: pathsOnce(found.value.elements) })
}

/** As in Shopware, a category that is also below a later one shows its path only there. */
function pathsOnce(elements: readonly unknown[]): readonly unknown[] {
  return elements.map((element, at) => {
    const below = elements.slice(at + 1).flatMap((later) => valuesOf(later, 'children.id'))
    const isBelow = below.includes(readField(element, 'id'))
    return isBelow ? Object.assign({}, element, { seoUrls: null }) : element
  })
}

function selectAssociations(category: Branch, requested: RequestedAssociations): Branch {
  const children = category.children?.map((child) =>
    selectAssociations(child, requested.children ?? {}),
  )
  return {
    ...category,
    media: requested.media ? category.media : null,
    children: requested.children ? (children ?? []) : null,
  }
}

/** A category with its layout, which contains its listing. */
async function respondWithCategory(c: Context<BackendEnv>): Promise<Response> {
  const id = c.req.param('navigationId') ?? ''
  const where = await whereOf(c)
  const isHome = id === 'home' || id === ROOT_CATEGORY_ID
  const trail = trailTo(where.categories, id)
  if (!isHome && id !== FOOTER_CATEGORY_ID && trail.length === 0) return categoryNotFound(c, id)
  const category =
    trail.length > 0
      ? categoryStruct(trail, where)
      : isHome
        ? rootStruct(where)
        : footerRoot(c.var.language, (await footerOf(c)).length)
  if (!isFieldShown(c.var.input, 'category', 'cmsPage')) return respond(c, category)
  const listing = await categoryListing(c, category.id)
  if (!listing.ok) return criteriaError(c, listing.error)
  const layout = categoryLayout(category, listing.value)
  return respond(c, { ...category, cmsPage: withSlots(layout, c.var.input.slots) })
}

const footerOf = (c: Context<BackendEnv>) => footerMenu(c.env.DB, c.var.language, FOOTER_LEVELS)

async function whereOf(c: Context<BackendEnv>) {
  return { categories: await readCategories(c.env.DB), ...categoryContext(c) }
}
