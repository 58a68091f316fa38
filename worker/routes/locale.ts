import { YEAR_SECONDS } from '#shared/domain/durations.ts'
import { LOCALES } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/forms/zod.ts'
import { routes, urls } from '#shared/urls.ts'
import { respondWithError } from '../rendering/respond-with-error.tsx'
import { LOCALE_COOKIE } from '../edge/middleware/locale.ts'
import { setHostCookie } from '../runtime/host-cookie.ts'
import { parseLocalPath } from './forms/parse-local-path.ts'
import { postForm } from './forms/post-form.ts'

const LocaleForm = z.object({ locale: z.enum(LOCALES), to: z.optional(z.string()) })

/** The language switch: stores the choice and redirects to the translated page. */
export const locale = postForm(routes.action('locale'), LocaleForm, async (c, form) => {
  if (!form.ok) return respondWithError(c, 400)
  const { locale: chosen, to } = form.value
  setHostCookie(c, LOCALE_COOKIE, chosen, YEAR_SECONDS)
  return c.redirect(parseLocalPath(to) ?? urls.page(chosen, 'home'), 303)
})
