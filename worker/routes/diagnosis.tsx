import assets from 'virtual:client-assets'
import { PAGE_PATHS, urls } from '#shared/urls.ts'
import { factory } from '../context.ts'
import { DiagnosisPage } from '../pages/diagnosis/diagnosis-page.tsx'
import { renderPage } from '../render.tsx'
import { everyLocale } from './every-locale.ts'

/** How the shop and its backend stand, for operators: measured anew each time, no secrets. */
export const diagnosis = factory
  .createApp()
  .on('GET', everyLocale(PAGE_PATHS.diagnosis.de), async (c) => {
    const { services, locale, t, vars } = c.var
    const [checks, catalogue] = await Promise.all([
      services.diagnosis.checks(locale),
      services.catalogueVersion(),
    ])
    const backend = vars.STORE_API_URL ? new URL(vars.STORE_API_URL).host : null
    return renderPage(
      c,
      <DiagnosisPage {...{ backend, catalogue, checks }} build={assets.buildId} />,
      {
        title: t('diagnosis.title'),
        robots: 'noindex, nofollow',
        paths: { de: urls.page('de', 'diagnosis'), en: urls.page('en', 'diagnosis') },
        personal: true,
      },
    )
  })
