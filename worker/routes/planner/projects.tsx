import type { Context } from 'hono'
import type { Fields } from '#shared/schemas/forms/fields.ts'
import { routes, urls } from '#shared/urls.ts'
import { AccountFrame } from '#worker/pages/account/account-frame.tsx'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import { Projects } from '#worker/pages/planner/projects-page.tsx'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { ownCustomer } from '../account/own-customer.tsx'
import { renderAccount } from '../account/render-account.ts'
import { flash, takeFlash } from '../forms/flash.ts'
import { postFields } from '../forms/post-form.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { typedValues } from '../forms/typed-values.ts'
import { planRefused } from './plan-refusals.ts'
import { typedHead, type Faults } from './typed-plan.ts'

const PATHS = routes.page('projects')

const createProject = postFields(PATHS, async (c, fields) => {
  const { locale, t } = c.var
  const customer = await ownCustomer(c)
  if (!customer.ok) return customer.error
  const { name, description, faults } = typedHead(t, fields)
  if (Object.keys(faults).length > 0) return show(c, { status: 400, fields, faults })
  const created = await shopperApi(c).projects.create({ name, description }, null)
  if (!created.ok) {
    const { status, text } = planRefused(c, created.error)
    return show(c, { status, fields, faults: {}, text })
  }
  flash(c, [{ tone: 'ok', text: t('planner.created') }], null)
  return c.redirect(`${urls.plan(locale, created.value.data.id)}#content`, 303)
})

/** A customer's projects. */
export const projects = factory
  .createApp()
  .on('GET', PATHS, async (c) => {
    const customer = await ownCustomer(c)
    return customer.ok ? show(c) : customer.error
  })
  .route('/', createProject)

type Refused = {
  readonly status: RefusalStatus
  readonly fields: Fields
  readonly faults: Faults
  readonly text?: string
}

async function show(c: Context<AppEnv>, refused?: Refused): Promise<Response> {
  const { t } = c.var
  const listed = await shopperApi(c).projects.list()
  if (!listed.ok) return storeApiFailed(c, listed.error)
  const title = t('planner.title')
  const refusal = refused?.text ? [{ tone: 'bad' as const, text: refused.text }] : []
  const typed = {
    values: refused ? typedValues(refused.fields) : {},
    faults: refused?.faults ?? {},
  }
  const page = (
    <AccountFrame
      page="projects"
      title={title}
      lead={t('planner.lead')}
      remarks={[...refusal, ...takeFlash(c).notices]}
    >
      <Projects projects={listed.value.data.elements} typed={typed} />
    </AccountFrame>
  )
  return renderAccount(c, page, { title, paths: 'projects', status: refused?.status ?? 200 })
}
