import type { Context } from 'hono'
import type { CmsForms } from '#worker/pages/content/cms-form.tsx'
import type { CmsPage } from '#shared/schemas/store-api/cms.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { formToken } from './form-token.ts'
import { inquiryRequirements } from './requirements.ts'

/** The page of a layout: its entity in Shopware, and its id. */
type Owner = Pick<CmsForms, 'entity' | 'id'>

/** Data for the forms of a layout; null without a form. */
export async function loadCmsForms(
  c: Context<AppEnv>,
  layout: CmsPage | null | undefined,
  owner: Owner,
): Promise<CmsForms | null> {
  const slots = (layout?.sections ?? []).flatMap(({ blocks }) =>
    blocks.flatMap((each) => each.slots),
  )
  if (!slots.some(({ type }) => type === 'form')) return null
  const [token, required] = await Promise.all([formToken(c, new Date()), inquiryRequirements(c)])
  return { ...owner, formToken: token, required }
}
