import { Buffer } from 'node:buffer'
import { Hono, type Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import {
  addProjectItems,
  changeProjectItem,
  removeProjectItem,
  type ItemsError,
  type NewProjectItem,
  type ProjectItem,
} from '#shared/domain/planner/project-items.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { addToCart } from '#worker/backend/cart/cart-routes.ts'
import { requireAccount } from '#worker/backend/current-shopper/require-customer.ts'
import { respond, SUCCESS } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { searchResult } from '#worker/backend/http/search-result.ts'
import { limiterOf } from '#worker/backend/http/shop.ts'
import { storeApiError, violationErrors } from '#worker/backend/http/store-api-error.ts'
import { PROJECT_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { attemptOf, countAttempt, hashed, throttled } from '#worker/backend/rate-limit/throttle.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { ownProject, plannerOf, readVisibleProject, type FoundProject } from './current-planner.ts'
import { readHead, readItemChange, readItems } from './project-input.ts'
import {
  CART_EMPTY,
  CHANGED_MEANWHILE,
  toItemsRefusal,
  LOGIN_REQUIRED,
  MAX_GUEST_PROJECT_BYTES,
  MAX_PROJECTS,
  NO_PROJECT,
  NOT_LOGGED_IN,
  NO_VALID_PRODUCTS,
  TOO_LARGE,
  TOO_MANY_PROJECTS,
} from './project-refusals.ts'
import { projectHead, wholeProject } from './project-struct.ts'
import {
  deleteProject,
  findProject,
  knownProducts,
  projectsOf,
  saveProject,
  storeProject,
  takeProject,
  type StoredProject,
} from './stored-projects.ts'

type C = Context<BackendEnv>

/**
 * Projects: lists of products with notes, private unless their owner publishes them
 * (docs/decisions/050-planner.md). A visitor without an account has one. The response that created
 * it contains its key.
 */
export const projectRoutes = new Hono<BackendEnv>()
  .post('/project/list', async (c) => {
    const found = await requireAccount(c)
    if (!found.ok) return storeApiError(c, NOT_LOGGED_IN)
    const projects = await projectsOf(found.value.shop.db, found.value.customer.id)
    return respond(c, searchResult('ripstop_project', projects.map(projectHead)))
  })
  .post('/project', (c) => create(c))
  .on(['GET', 'POST'], '/project/:id', async (c) => {
    const found = await readVisibleProject(c)
    return found.ok ? respond(c, await wholeProject(c, found.value)) : found.error
  })
  .patch('/project/:id', (c) => change(c))
  .delete('/project/:id', async (c) => {
    const found = await ownProject(c)
    if (!found.ok) return found.error
    await deleteProject(found.value.shop.db, found.value.project.id)
    return c.body(null, 204)
  })
  .post('/project/:id/take', (c) => take(c))
  .post('/project/:id/item', (c) => add(c, readItems(c.var.input)))
  .patch('/project/:id/item/:itemId', async (c) => {
    const read = readItemChange(c.var.input)
    if (!read.ok) return violationErrors(c, read.error)
    const id = c.req.param('itemId')
    return edit(c, (items) => changeProjectItem(items, id, read.value))
  })
  .delete('/project/:id/item/:itemId', (c) =>
    edit(c, (items) => removeProjectItem(items, c.req.param('itemId'))),
  )
  .post('/project/:id/cart', async (c) => {
    const found = await readVisibleProject(c)
    if (!found.ok) return found.error
    const { items } = found.value.project
    if (items.length === 0) return storeApiError(c, NO_VALID_PRODUCTS)
    const lines = items.map(({ productId, quantity }) => ({
      type: 'product',
      id: productId,
      referencedId: productId,
      quantity,
    }))
    return addToCart(c, lines)
  })
  .post('/project/:id/from-cart', async (c) => {
    const { session } = await plannerOf(c)
    if (session.contents.lines.length === 0) return storeApiError(c, CART_EMPTY)
    const lines = session.contents.lines.map(({ productId, quantity }) => ({ productId, quantity }))
    return add(c, ok(lines))
  })

/** Creates a project, with the products in `items`. */
async function create(c: C): Promise<Response> {
  const head = readHead(c.var.input, null)
  if (!head.ok) return violationErrors(c, head.error)
  const items = c.var.input['items'] === undefined ? ok([]) : readItems(c.var.input)
  if (!items.ok) return violationErrors(c, items.error)
  const planner = await plannerOf(c)
  const { shop, keyHash } = planner
  const account = await requireAccount(c)
  const customerId = account.ok ? account.value.customer.id : null
  if (customerId === null) {
    const refused = await refuseWithoutAccount(c, head.value.isPublic, keyHash)
    if (refused) return refused
  }
  const listed = await listedItems(shop.db, items.value)
  if (!listed.ok) return storeApiError(c, toItemsRefusal(listed.error))
  const key = customerId === null ? newId() : null
  const now = shop.at.toISOString()
  const project: StoredProject = {
    id: newId(),
    customerId,
    keyHash: key && hashed(key),
    ...head.value,
    items: listed.value,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
  if (isTooLarge(project)) return storeApiError(c, TOO_LARGE)
  const isStored = await storeProject(shop.db, project, MAX_PROJECTS)
  if (!isStored) return storeApiError(c, TOO_MANY_PROJECTS)
  return respond(c, { ...projectHead(project), key })
}

/** A visitor without an account may have one private project. Creating projects is rate limited. */
async function refuseWithoutAccount(
  c: C,
  isPublic: boolean,
  keyHash: string | null,
): Promise<Response | null> {
  const { known } = c.var.input
  const present = isHexId(known) ? await findProject(c.env.DB, known) : null
  if (isPublic || (present && keyHash !== null && present.keyHash === keyHash))
    return storeApiError(c, LOGIN_REQUIRED)
  const attempt = attemptOf(c, PROJECT_LIMIT, c.var.token)
  const seconds = await countAttempt(limiterOf(c.env), attempt, new Date())
  return seconds > 0 ? storeApiError(c, throttled(seconds, 'FRAMEWORK__RATE_LIMIT_EXCEEDED')) : null
}

/**
 * Changes the head of a project, its list, or both. With a `version` it is refused if the project
 * has changed since that version.
 */
async function change(c: C): Promise<Response> {
  const found = await ownProject(c)
  if (!found.ok) return found.error
  const { project, shop } = found.value
  const head = readHead(c.var.input, project)
  if (!head.ok) return violationErrors(c, head.error)
  if (head.value.isPublic && project.customerId === null) return storeApiError(c, LOGIN_REQUIRED)
  const { version = project.version, items: input } = c.var.input
  if (version !== project.version) return storeApiError(c, CHANGED_MEANWHILE)
  const items = input === undefined ? null : readItems(c.var.input)
  if (items && !items.ok) return violationErrors(c, items.error)
  const listed = items ? await listedItems(shop.db, items.value, project.items) : ok(project.items)
  if (!listed.ok) return storeApiError(c, toItemsRefusal(listed.error))
  return saved(c, found.value, { ...project, ...head.value, items: listed.value })
}

async function saved(c: C, { shop }: FoundProject, project: StoredProject): Promise<Response> {
  if (isTooLarge(project)) return storeApiError(c, TOO_LARGE)
  const isSaved = await saveProject(shop.db, project, shop.at)
  if (!isSaved) return storeApiError(c, CHANGED_MEANWHILE)
  return respond(c, projectHead({ ...project, version: project.version + 1 }))
}

/** Anyone can create a project without an account, so the total size of its texts is limited. */
function isTooLarge({ customerId, name, description, items }: StoredProject): boolean {
  const texts = JSON.stringify([name, description, items])
  return customerId === null && Buffer.byteLength(texts) > MAX_GUEST_PROJECT_BYTES
}

/** Adds products to the end of a project. */
async function add(c: C, read: ReturnType<typeof readItems>): Promise<Response> {
  if (!read.ok) return violationErrors(c, read.error)
  const { DB: db } = c.env
  const known = await knownProducts(
    db,
    read.value.map(({ productId }) => productId),
  )
  const added = read.value.filter(({ productId }) => known.has(productId))
  if (added.length === 0) return storeApiError(c, NO_VALID_PRODUCTS)
  return edit(c, (items) => addProjectItems(items, added))
}

const MAX_TRIES = 4

/**
 * Applies a change to the current list. It retries if another request saved first, so that both
 * changes stay.
 */
async function edit(
  c: C,
  changeItems: (items: readonly ProjectItem[]) => Result<readonly ProjectItem[], ItemsError>,
): Promise<Response> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = await ownProject(c)
    if (!found.ok) return found.error
    const { project, shop } = found.value
    const items = changeItems(project.items)
    if (!items.ok) return storeApiError(c, toItemsRefusal(items.error))
    const changed = { ...project, items: items.value }
    if (isTooLarge(changed)) return storeApiError(c, TOO_LARGE)
    const isSaved = await saveProject(shop.db, changed, shop.at)
    if (isSaved) return respond(c, projectHead({ ...changed, version: project.version + 1 }))
  }
  return storeApiError(c, CHANGED_MEANWHILE)
}

/** A list to store: each product once, without unknown ones unless they were in the list before. */
async function listedItems(
  db: D1Database,
  added: readonly NewProjectItem[],
  before: readonly ProjectItem[] = [],
): Promise<Result<readonly ProjectItem[], ItemsError>> {
  const listed = addProjectItems([], added)
  if (!listed.ok) return fail(listed.error)
  const known = new Set(before.map(({ productId }) => productId))
  const others = listed.value.map(({ productId }) => productId).filter((id) => !known.has(id))
  const found = others.length > 0 ? await knownProducts(db, others) : known
  return ok(listed.value.filter(({ productId }) => known.has(productId) || found.has(productId)))
}

/** Moves a visitor's project to the logged-in customer. */
async function take(c: C): Promise<Response> {
  const account = await requireAccount(c)
  if (!account.ok) return storeApiError(c, NOT_LOGGED_IN)
  const { keyHash } = await plannerOf(c)
  const id = c.req.param('id') ?? ''
  const isTaken =
    keyHash !== null && (await takeProject(c.env.DB, { id, keyHash }, account.value.customer.id))
  return isTaken ? respond(c, SUCCESS) : storeApiError(c, NO_PROJECT)
}
