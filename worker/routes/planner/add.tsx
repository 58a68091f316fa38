import type { Context } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { sanitizeLine } from '#shared/domain/sanitize-text.ts'
import { type Fields, fieldText } from '#shared/schemas/forms/fields.ts'
import { MAX_PROJECT_NAME } from '#shared/schemas/forms/text-lengths.ts'
import { pathsFor, routes, urls } from '#shared/urls.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import { AddPage, type Choosable } from '#worker/pages/planner/add-page.tsx'
import type { Section } from '#worker/rendering/page.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { type AppEnv, factory } from '#worker/runtime/context.ts'
import type { PlannedProduct } from '#worker/store-api/account/projects-api.ts'
import type { StoreApiFailure } from '#worker/store-api/transport/call.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { flash } from '../forms/flash.ts'
import { postFields } from '../forms/post-form.ts'
import { isLoggedOut } from '../forms/refused-form.ts'
import { requireOk, storeApiFailed } from '../forms/store-api-failed.ts'
import { readFieldValues } from '../forms/field-values.ts'
import { guestProject, keyOf, rememberGuestProject } from './guest-project.ts'
import { toPlanError } from './plan-refusals.ts'
import { loadSource, type Source } from './sources.ts'
import { type FieldErrors, quantityIn } from './read-plan.ts'

const addProducts = postFields(routes.page('projectAdd'), async (c, fields) => {
  const source = await sourceHere(c)
  if (!source.ok) return storeApiFailed(c, source.error)
  return source.value ? add(c, source.value, fields) : c.notFound()
})

/** Adds a product, a cart or a list to a project. */
export const projectAdd = factory
  .createApp()
  .on('GET', routes.page('projectAdd'), async (c) => {
    const source = await sourceHere(c)
    if (!source.ok) return storeApiFailed(c, source.error)
    return source.value ? show(c, source.value) : c.notFound()
  })
  .route('/', addProducts)

/** A remote shop stores no projects, so all of these pages are a 404. */
function sourceHere(c: Context<AppEnv>): ReturnType<typeof loadSource> {
  return c.var.vars.STORE_API_URL ? Promise.resolve(ok(null)) : loadSource(c)
}

type RejectedPlan = {
  readonly status: RefusalStatus
  readonly fields: Fields
  readonly text?: string
  readonly fieldErrors?: FieldErrors
}

async function show(c: Context<AppEnv>, source: Source, refused?: RejectedPlan): Promise<Response> {
  const main = async (): Promise<Section> => {
    const projects = requireOk(c, await choosable(c))
    const missing = source.products.length === 0 ? emptyInput(c, source) : undefined
    const text = refused?.text ?? missing
    const input = {
      values: { name: source.name, ...(refused && readFieldValues(refused.fields)) },
      fieldErrors: refused?.fieldErrors ?? {},
    }
    const content = (
      <AddPage
        source={source.query}
        products={source.products}
        projects={projects}
        typed={input}
        notices={text === undefined ? [] : [{ tone: refused ? 'bad' : 'info', text }]}
      />
    )
    return { content }
  }
  return respondWithPage(c, {
    personal: true,
    status: refused?.status ?? 200,
    head: {
      title: c.var.t('planner.addTitle'),
      robots: 'noindex',
      paths: pathsFor((language) => urls.planAdd(language, source.query)),
    },
    main: [main()],
  })
}

function emptyInput({ var: { t } }: Context<AppEnv>, { query }: Source): string {
  return t(query['from'] === 'cart' ? 'planner.cartEmpty' : 'planner.noValidProducts')
}

/** The visitor's projects; without an account at most one. */
async function choosable(
  c: Context<AppEnv>,
): Promise<Result<readonly Choosable[], StoreApiFailure>> {
  const { projects } = shopperApi(c)
  const listed = c.var.shopper.token ? await projects.list() : null
  if (listed?.ok) return ok(listed.value.data.elements)
  if (listed && !isLoggedOut(listed.error)) return fail(listed.error)
  const own = guestProject(c)
  const found = own && (await projects.read(own.id, own.key))
  return ok(found?.ok ? [found.value.data] : [])
}

async function add(c: Context<AppEnv>, source: Source, fields: Fields): Promise<Response> {
  const { locale, t } = c.var
  const fieldErrors: Record<string, string> = {}
  const items = source.products.map(({ product, quantity, note }) => {
    const requested = { productId: product.id, before: quantity }
    return {
      productId: product.id,
      quantity: quantityIn(t, fields, product, requested, fieldErrors),
      note,
    }
  })
  const id = fieldText(fields, 'project')
  const name = sanitizeLine(fieldText(fields, 'name')).trim()
  if (id === '' && name === '') fieldErrors['name'] = t('planner.nameMissing')
  if (id === '' && name.length > MAX_PROJECT_NAME)
    fieldErrors['name'] = t('planner.nameTooLong', { limit: MAX_PROJECT_NAME })
  if (items.length === 0)
    return show(c, source, { status: 400, fields, text: emptyInput(c, source) })
  if (Object.keys(fieldErrors).length > 0)
    return show(c, source, { status: 400, fields, fieldErrors, text: t('planner.invalidValue') })
  const added = isHexId(id) ? await addTo(c, id, items) : await addToNew(c, name, items)
  if (!added.ok) return show(c, source, { ...toPlanError(c, added.error), fields })
  flash(c, [{ tone: 'ok', text: t('planner.added', { count: items.length }) }], null)
  return c.redirect(`${urls.plan(locale, added.value)}#content`, 303)
}

type Added = Promise<Result<string, StoreApiFailure>>

async function addTo(c: Context<AppEnv>, id: string, items: readonly PlannedProduct[]): Added {
  const added = await shopperApi(c).projects.add(id, keyOf(c, id), items)
  return added.ok ? ok(id) : added
}

/** A new project has its name as description until its owner writes another one. */
async function addToNew(c: Context<AppEnv>, name: string, items: readonly PlannedProduct[]): Added {
  const project = { name, description: name, items }
  const created = await shopperApi(c).projects.create(project, guestProject(c))
  if (!created.ok) return created
  const { id, key } = created.value.data
  if (key) rememberGuestProject(c, { id, key })
  return ok(id)
}
