import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { ROOT_CATEGORY_ID } from '#worker/backend/context/channel.ts'
import { answer } from '#worker/backend/http/answer.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { answerList } from '#worker/backend/http/criteria/answer-list.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { varsOf } from '#worker/backend/shopper/shop.ts'
import { menuStructs } from '#worker/backend/content/menu.ts'
import { readCategories } from './categories.ts'
import { footerStruct } from './footer.ts'
import { categoryStruct, childStructs, rootStruct } from './category-struct.ts'

const NAVIGATIONS = ['main-navigation', 'service-navigation']
const DEFAULT_DEPTH = 2
const MAX_DEPTH = 10

const ASSOCIATIONS = [
  'parent',
  'children',
  'media',
  'cmsPage',
  'products',
  'tags',
  'seoUrls',
  'navigationSalesChannels',
  'mainCategories',
  'translations',
]

/** Categories and the trees that menus are made of (contract 5). */
export const categoryRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/navigation/:activeId/:rootId', (c) => answerNavigation(c))
  .on(['GET', 'POST'], '/category', async (c) => {
    const where = await whereOf(c)
    const all = where.categories.map((category) => categoryStruct(category, where, 0))
    const { children: links, ...footer } = await footerStruct(c.env.DB, c.var.language)
    const list = [rootStruct(where, 0), ...all, { ...footer, children: [] }, ...links]
    return answerList(c, 'category', list, ASSOCIATIONS)
  })
  .on(['GET', 'POST'], '/category/:navigationId', async (c) => {
    const id = c.req.param('navigationId')
    const where = await whereOf(c)
    if (id === 'home' || id === ROOT_CATEGORY_ID) return answer(c, rootStruct(where, 0))
    const category = where.categories.find((one) => one.id === id)
    return category ? answer(c, categoryStruct(category, where, 0)) : categoryNotFound(c, id)
  })

/** A tree as a bare list: `main-navigation` holds all, `service-navigation` its part of it. */
async function answerNavigation(c: Context<BackendEnv>): Promise<Response> {
  const rootId = c.req.param('rootId') ?? ''
  if (rootId === 'footer-navigation') return answerFooter(c)
  const where = await whereOf(c)
  const isMenu = NAVIGATIONS.includes(rootId) || rootId === ROOT_CATEGORY_ID
  const isKnown = isMenu || where.categories.some(({ id }) => id === rootId)
  if (!isKnown) return categoryNotFound(c, rootId)

  const tree = childStructs(isMenu ? null : rootId, where, depthOf(c))
  const menu = isMenu ? await menuStructs(c.env.DB, c.var.language, depthOf(c)) : []
  const categories = tree.filter(({ customFields }) => isShown(rootId, customFields.ripstop_menu))
  const shown: readonly Branch[] = [...categories, ...menu]
  return answer(c, isFlat(c) ? shown.flatMap(flattened) : shown)
}

async function answerFooter(c: Context<BackendEnv>): Promise<Response> {
  const { children, ...folder } = await footerStruct(c.env.DB, c.var.language)
  const links = depthOf(c) > 1 ? children : []
  const tree = isFlat(c)
    ? [{ ...folder, children: [] }, ...links]
    : [{ ...folder, children: links }]
  return answer(c, tree)
}

function depthOf(c: Context<BackendEnv>): number {
  return Math.min(wholeNumber(c.var.input.depth) ?? DEFAULT_DEPTH, MAX_DEPTH)
}

function isFlat(c: Context<BackendEnv>): boolean {
  return ['false', false, 0, '0'].some((no) => no === c.var.input.buildTree)
}

function isShown(rootId: string, menu: 'main' | 'service'): boolean {
  return rootId !== 'service-navigation' || menu === 'service'
}

type Branch = { readonly children: readonly Branch[] }

function flattened(branch: Branch): readonly Branch[] {
  return [{ ...branch, children: [] }, ...branch.children.flatMap(flattened)]
}

async function whereOf(c: Context<BackendEnv>) {
  const { SHOP_NAME: shopName, SHOP_ORIGIN: origin } = varsOf(c.env)
  const categories = await readCategories(c.env.DB)
  return { categories, language: c.var.language, origin, shopName }
}

function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : null
}

/** 404 for a category that does not exist, 400 for an id that cannot. */
export function categoryNotFound(c: Context<BackendEnv>, id: string): Response {
  if (!isHexId(id)) {
    return storeApiError(c, {
      status: 400,
      code: 'FRAMEWORK__INVALID_UUID',
      detail: `Value is not a valid UUID: ${id.slice(0, 80)}`,
    })
  }
  return storeApiError(c, {
    status: 404,
    code: 'CONTENT__CATEGORY_NOT_FOUND',
    detail: `Category "${id}" not found.`,
    parameters: { categoryId: id },
  })
}
