import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { DAY_SECONDS } from '#shared/domain/durations.ts'
import { NO_CONSENT, formatConsent, storedConsent } from '#shared/consent.ts'
import { messages } from '#shared/i18n/messages.ts'
import { consentOfForm } from '#shared/schemas/forms/consent.ts'
import { fieldText } from '#shared/schemas/forms/fields.ts'
import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { splitLocale } from '#shared/split-locale.ts'
import { pagePaths, routes } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { readableCookie } from '#worker/runtime/host-cookie.ts'
import { respondWithError } from '#worker/rendering/respond-with-error.tsx'
import { CookiesPage } from '#worker/pages/cookies/cookies-page.tsx'
import { renderPage } from '#worker/rendering/render.tsx'
import { flash, takeFlash } from '../forms/flash.ts'
import { parseLocalPath } from '../forms/parse-local-path.ts'
import { postFields } from '../forms/post-form.ts'
import { wantsJson } from '../forms/wants-json.ts'

const COOKIE = 'consent'
/** Consent expires after half a year. */
const CACHED_SECONDS = 180 * DAY_SECONDS

const paths = pagePaths('cookies')

const saveConsent = postFields([SHELL_PATHS.consent], async (c, fields) => {
  const chosen = consentOfForm(fields)
  if (!chosen || !isRequested(c)) return respondWithError(c, 400)
  setCookie(c, COOKIE, formatConsent(chosen), readableCookie(c, CACHED_SECONDS))
  // Scripts need only the status of the response.
  if (wantsJson(c)) return c.body(null, 204)
  const back = parseLocalPath(fieldText(fields, 'to')) ?? paths.de
  const t = messages(splitLocale(back).locale)
  flash(c, [{ tone: 'ok', text: t('consent.saved') }], null)
  return c.redirect(back, 303)
})

/** The shopper's consent: the page with explanation and choices, and the form that saves them. */
export const consent = factory
  .createApp()
  .on('GET', routes.page('cookies'), (c) =>
    renderPage(
      c,
      <CookiesPage
        consent={isRequested(c) ? (storedConsent(getCookie(c, COOKIE)) ?? NO_CONSENT) : null}
        hasTool={c.var.vars.SHOP_CONSENT_SCRIPT_URL !== undefined}
        isHttps={c.var.vars.SHOP_ORIGIN.startsWith('https:')}
        notices={takeFlash(c).notices}
      />,
      { title: c.var.t('consent.title'), robots: 'noindex', personal: true, paths },
    ),
  )
  .route('/', saveConsent)

/** Whether the configuration contains scripts that require consent. */
function isRequested(c: Context<AppEnv>): boolean {
  const { SHOP_TAG_MANAGER_URL, SHOP_CONSENT_SCRIPT_URL } = c.var.vars
  return Boolean(SHOP_TAG_MANAGER_URL ?? SHOP_CONSENT_SCRIPT_URL)
}
