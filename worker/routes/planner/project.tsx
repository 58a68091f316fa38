import type { Context } from 'hono'
import {
  moveProjectItem,
  replaceProjectItem,
  type ProjectItem,
} from '#shared/domain/planner/project-items.ts'
import { fieldText, type Fields } from '#shared/schemas/forms/fields.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { Project } from '#shared/schemas/store-api/project.ts'
import { pathsFor, routes, urls } from '#shared/urls.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import { NoPlanPage, PlanPage } from '#worker/pages/planner/plan-page.tsx'
import { inShade } from '#worker/pages/planner/shades-of.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import type { ProjectChange } from '#worker/store-api/account/projects-api.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { toItemsNotice, redirectToCart } from '../cart/respond-with-cart.ts'
import { flash, takeFlash } from '../forms/flash.ts'
import { postFields } from '../forms/post-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { readFieldValues } from '../forms/field-values.ts'
import { guestProject, keyOf, rememberGuestProject } from './guest-project.ts'
import { toPlanError } from './plan-refusals.ts'
import { readHeadFields, readItemsFields, type FieldErrors } from './read-plan.ts'

const takeProject = postFields(routes.at('plan'), async (c, fields) => {
  const found = await load(c)
  if (!found.ok) return respondWithPlanError(c, found.error)
  const { data } = found.value
  const requested = fieldText(fields, 'do')
  if (requested === 'cart' && !data.own) return toCart(c, data)
  if (!data.own) return show(c, data, { status: 403, text: c.var.t('planner.notOwned') })
  if (requested === 'delete') return remove(c, data, fields)
  return requested === 'head' ? saveHead(c, data, fields) : saveList(c, data, fields)
})

/** A project: its owner can change it, and everyone can read a public one. */
export const project = factory
  .createApp()
  .on('GET', routes.at('plan'), async (c) => {
    const found = await load(c)
    return found.ok ? show(c, found.value.data) : respondWithPlanError(c, found.error)
  })
  .route('/', takeProject)

function idOf(c: Context<AppEnv>): string {
  return (c.req.param('id') ?? '').replaceAll('-', '').toLowerCase()
}

function load(c: Context<AppEnv>) {
  const id = idOf(c)
  return shopperApi(c).projects.read(id, keyOf(c, id))
}

type RejectedPlan = {
  readonly status: RefusalStatus
  readonly text?: string
  readonly fields?: Fields
  readonly fieldErrors?: FieldErrors
}

async function show(c: Context<AppEnv>, data: Project, refused?: RejectedPlan): Promise<Response> {
  const { locale, vars } = c.var
  const refusal: PageNotice[] = refused?.text ? [{ tone: 'bad', text: refused.text }] : []
  const input = {
    values: refused?.fields ? readFieldValues(refused.fields) : {},
    fieldErrors: refused?.fieldErrors ?? {},
  }
  const page = (
    <PlanPage
      project={data}
      typed={input}
      notices={[...refusal, ...takeFlash(c).notices]}
      isGuests={guestProject(c)?.id === data.id}
      address={vars.SHOP_ORIGIN + urls.plan(locale, data.id)}
    />
  )
  return renderPage(c, page, {
    title: data.name,
    robots: 'noindex',
    personal: true,
    status: refused?.status ?? 200,
    paths: pathsFor((language) => urls.plan(language, data.id)),
  })
}

/** A missing project and one that the visitor may not see both get a 404. */
async function respondWithPlanError(
  c: Context<AppEnv>,
  failure: StoreApiFailure,
): Promise<Response> {
  const isOurs =
    failure.kind === 'refused' &&
    failure.errors.some(({ code }) => code.startsWith('RIPSTOP__PROJECT'))
  if (!isOurs) return storeApiFailed(c, failure)
  const { t } = c.var
  const { status, text } = toPlanError(c, failure)
  const isPrivate = failure.errors.some(({ code }) => code === 'RIPSTOP__PROJECT_NOT_PUBLIC')
  const title = isPrivate ? t('planner.notPublicTitle') : t('planner.title')
  const id = idOf(c)
  return renderPage(c, <NoPlanPage {...{ title, text }} back={urls.plan(c.var.locale, id)} />, {
    title: isPrivate ? title : text,
    robots: 'noindex',
    personal: true,
    status,
    paths: pathsFor((language) => urls.plan(language, id)),
  })
}

async function saveHead(c: Context<AppEnv>, data: Project, fields: Fields): Promise<Response> {
  const { name, description, fieldErrors } = readHeadFields(c.var.t, fields)
  if (Object.keys(fieldErrors).length > 0)
    return show(c, data, { status: 400, fields, fieldErrors })
  const isPublic = fieldText(fields, 'public') === '1'
  const showDescription = fieldText(fields, 'showDescription') === '1'
  return save(c, data, fields, { name, description, public: isPublic, showDescription })
}

/** Saves all entered values of the list, and applies the clicked button to its line. */
async function saveList(c: Context<AppEnv>, data: Project, fields: Fields): Promise<Response> {
  const { t } = c.var
  const { items, fieldErrors } = readItemsFields(t, data.items, fields)
  if (Object.keys(fieldErrors).length > 0)
    return show(c, data, { status: 400, text: t('planner.invalidValue'), fields, fieldErrors })
  const changed = applyButton(c, data, items, fields)
  return save(c, data, fields, { items: changed.items }, changed.text)
}

type PressedChange = { readonly items: readonly ProjectItem[]; readonly text?: string }

function applyButton(
  c: Context<AppEnv>,
  data: Project,
  items: readonly ProjectItem[],
  fields: Fields,
): PressedChange {
  const { t } = c.var
  const [what, id = '', other = ''] = fieldText(fields, 'do').split(':')
  switch (what) {
    case 'up':
      return { items: moveProjectItem(items, id, -1) }
    case 'down':
      return { items: moveProjectItem(items, id, 1) }
    case 'remove':
      return {
        items: items.filter(({ productId }) => productId !== id),
        text: t('planner.removed'),
      }
    case 'swap': {
      const known = data.items.find(({ productId }) => productId === id)
      const offered = known ? [...known.siblings, ...known.alternatives] : []
      return offered.some(({ productId }) => productId === other)
        ? { items: replaceProjectItem(items, id, other), text: t('planner.swapped', { count: 1 }) }
        : { items }
    }
    case 'shade': {
      const shade = fieldText(fields, 'shade')
      const swaps = data.items.flatMap((item) => {
        const found = inShade(item, shade)
        return found ? [[item.productId, found] as const] : []
      })
      const swapped = swaps.reduce((all, [from, to]) => replaceProjectItem(all, from, to), items)
      return { items: swapped, text: t('planner.swapped', { count: swaps.length }) }
    }
    default:
      return { items }
  }
}

/**
 * Saves the project if it is unchanged since its page was shown. Changes of another tab are
 * preserved: the page shows them together with the entered values.
 */
async function save(
  c: Context<AppEnv>,
  data: Project,
  fields: Fields,
  change: ProjectChange,
  text = c.var.t('planner.saved'),
): Promise<Response> {
  const { locale, t } = c.var
  const shown = Number(fieldText(fields, 'version'))
  if (shown !== data.version)
    return show(c, data, { status: 409, text: t('planner.changedMeanwhile'), fields })
  const key = keyOf(c, data.id)
  const saved = await shopperApi(c).projects.change(data.id, key, {
    ...change,
    version: data.version,
  })
  if (!saved.ok) {
    const refused = toPlanError(c, saved.error)
    const reloaded = refused.status === 409 ? await load(c) : null
    return show(c, reloaded?.ok ? reloaded.value.data : data, { ...refused, fields })
  }
  if (fieldText(fields, 'do') === 'cart') {
    const found = await load(c)
    return found.ok ? toCart(c, found.value.data) : respondWithPlanError(c, found.error)
  }
  flash(c, [{ tone: 'ok', text }], null)
  return c.redirect(`${urls.plan(locale, data.id)}#content`, 303)
}

async function remove(c: Context<AppEnv>, data: Project, fields: Fields): Promise<Response> {
  const { locale, t } = c.var
  if (fieldText(fields, 'confirm') !== '1') {
    const fieldErrors = { confirm: t('planner.deleteUnconfirmed') }
    return show(c, data, { status: 400, text: fieldErrors.confirm, fieldErrors })
  }
  const key = keyOf(c, data.id)
  const removed = await shopperApi(c).projects.remove(data.id, key)
  if (!removed.ok) return respondWithPlanError(c, removed.error)
  if (key !== null) rememberGuestProject(c, null)
  flash(c, [{ tone: 'ok', text: t('planner.deleted', { name: data.name }) }], null)
  return c.redirect(`${urls.page(locale, key === null ? 'projects' : 'cart')}#content`, 303)
}

/** Adds the available products of a project to the cart, in the planned quantities. */
async function toCart(c: Context<AppEnv>, data: Project): Promise<Response> {
  const { t } = c.var
  const items = data.items.flatMap(({ productId, quantity, price }) =>
    price ? [{ id: productId, quantity }] : [],
  )
  if (items.length === 0) return show(c, data, { status: 400, text: t('planner.nothingToBuy') })
  const added = await shopperApi(c, { holdNotices: true }).cart.add(items)
  if (!added.ok) {
    const refusal = toItemsNotice(c, added.error)
    return refusal
      ? show(c, data, { status: 400, text: refusal.text })
      : storeApiFailed(c, added.error)
  }
  return redirectToCart(c, added.value, [{ tone: 'ok', text: t('planner.inCart') }])
}
