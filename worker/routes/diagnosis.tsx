import assets from 'virtual:client-assets'
import { pagePaths, routes } from '#shared/urls.ts'
import { factory } from '../runtime/context.ts'
import { isOperator } from '../runtime/operator.ts'
import { DiagnosisPage } from '../pages/diagnosis/diagnosis-page.tsx'
import { renderPage } from '../rendering/render.tsx'
import { findingsOf } from '../store-api/diagnosis/checks.ts'
import { createCheckCache } from '../store-api/diagnosis/check-cache.ts'

const checkCache = createCheckCache()

/**
 * The state of the shop and its backend, without secrets. Operators who send their secret get a new
 * diagnosis with the backend's address and responses. Other visitors get the result of the last
 * minute.
 */
export const diagnosis = factory.createApp().on('GET', routes.page('diagnosis'), async (c) => {
  const { services, locale, t, vars } = c.var
  const measure = () => services.diagnosis.checks(locale)
  const isForOperators = isOperator(c.req.header('authorization'), vars)
  const checks = isForOperators
    ? await measure()
    : await checkCache(await services.edition(), measure, Date.now)
  const details = isForOperators && {
    backend: vars.STORE_API_URL ? new URL(vars.STORE_API_URL).host : null,
    catalogue: await services.catalogueVersion(),
    build: assets.buildId,
  }
  return renderPage(
    c,
    <DiagnosisPage checks={checks} findings={findingsOf(checks ?? [])} details={details || null} />,
    {
      title: t('diagnosis.title'),
      robots: 'noindex, nofollow',
      paths: pagePaths('diagnosis'),
      personal: true,
    },
  )
})
