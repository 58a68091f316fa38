import type { Context } from 'hono'
import type { Fields } from '#shared/schemas/forms/fields.ts'
import { routes, urls } from '#shared/urls.ts'
import type { RefusalStatus } from '#worker/pages/errors/refusal-status.ts'
import { ProjectsPage } from '#worker/pages/planner/projects-page.tsx'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { shopperApi } from '#worker/runtime/shopper-api.ts'
import { requireLogin, requireCustomerData } from '../account/require-login.tsx'
import { renderAccount } from '../account/render-account.ts'
import { respondWithAccountPage } from '../account/respond-with-account-page.ts'
import { flash, takeFlash } from '../forms/flash.ts'
import { postFields } from '../forms/post-form.ts'
import { requireData } from '../forms/store-api-failed.ts'
import { readFieldValues } from '../forms/field-values.ts'
import { toPlanError } from './plan-refusals.ts'
import { readHeadFields, type FieldErrors } from './read-plan.ts'

const PATHS = routes.page('projects')

const createProject = postFields(PATHS, async (c, fields) => {
  const { locale, t } = c.var
  const customer = await requireLogin(c)
  if (!customer.ok) return customer.error
  const { name, description, fieldErrors } = readHeadFields(t, fields)
  if (Object.keys(fieldErrors).length > 0) return showAgain(c, { status: 400, fields, fieldErrors })
  const created = await shopperApi(c).projects.create({ name, description }, null)
  if (!created.ok) {
    const { status, text } = toPlanError(c, created.error)
    return showAgain(c, { status, fields, fieldErrors: {}, text })
  }
  flash(c, [{ tone: 'ok', text: t('planner.created') }], null)
  return c.redirect(`${urls.plan(locale, created.value.data.id)}#content`, 303)
})

export const projects = factory
  .createApp()
  .on('GET', PATHS, (c) => {
    const { notices } = takeFlash(c)
    const listed = shopperApi(c).projects.list()
    return respondWithAccountPage(c, {
      title: c.var.t('planner.title'),
      paths: 'projects',
      content: async () => {
        const { elements } = requireCustomerData(c, await listed)
        return <ProjectsPage projects={elements} typed={EMPTY_INPUT} notices={notices} />
      },
    })
  })
  .route('/', createProject)

const EMPTY_INPUT = { values: {}, fieldErrors: {} }

type RejectedPlan = {
  readonly status: RefusalStatus
  readonly fields: Fields
  readonly fieldErrors: FieldErrors
  readonly text?: string
}

async function showAgain(
  c: Context<AppEnv>,
  { status, fields, fieldErrors, text }: RejectedPlan,
): Promise<Response> {
  const { elements } = requireData(c, await shopperApi(c).projects.list())
  const input = { values: readFieldValues(fields), fieldErrors }
  const notices = text ? [{ tone: 'bad', text } as const] : []
  const page = <ProjectsPage projects={elements} typed={input} notices={notices} />
  return renderAccount(c, page, { title: c.var.t('planner.title'), paths: 'projects', status })
}
