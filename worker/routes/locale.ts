import { YEAR_SECONDS } from '#shared/domain/durations.ts'
import { LOCALES } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/forms/zod.ts'
import { routes, urls } from '#shared/urls.ts'
import { refuse } from '../rendering/respond-with-error.tsx'
import { LOCALE_COOKIE } from '../edge/middleware/locale.ts'
import { setOwnCookie } from '../runtime/host-cookie.ts'
import { ownPath } from './forms/parse-local-path.ts'
import { postForm } from './forms/post-form.ts'

const LocaleForm = z.object({ locale: z.enum(LOCALES), to: z.optional(z.string()) })

/** The language switch: remembers the choice and goes to the page's counterpart. */
export const locale = postForm(routes.action('locale'), LocaleForm, async (c, form) => {
  if (!form.ok) return refuse(c, 400)
  const { locale: chosen, to } = form.value
  setOwnCookie(c, LOCALE_COOKIE, chosen, YEAR_SECONDS)
  return c.redirect(ownPath(to) ?? urls.page(chosen, 'home'), 303)
})
