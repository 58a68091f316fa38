import { LOCALE_TAGS } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import type { Site } from './structured-data/json-ld.ts'

const PAPER = '#f0f3ef'
const PETROL = '#123f38'

/** The web app manifest: name and icons of the shop on a home screen. */
export function webManifest({ name, description, locale }: Site): string {
  const home = urls.page(locale, 'home')
  return JSON.stringify({
    id: home,
    name,
    description,
    lang: LOCALE_TAGS[locale],
    start_url: home,
    scope: '/',
    display: 'browser',
    background_color: PAPER,
    theme_color: PETROL,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  })
}
