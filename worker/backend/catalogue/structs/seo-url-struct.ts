import type { RequestLanguage } from '#worker/backend/http/env.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { CHANNEL_ID } from '#worker/backend/channel/channel.ts'

export const SEO_ROUTES = {
  product: { routeName: 'frontend.detail.page', pathInfo: '/detail/' },
  category: { routeName: 'frontend.navigation.page', pathInfo: '/navigation/' },
  landing_page: { routeName: 'frontend.landing.page', pathInfo: '/landingPage/' },
} as const

export type SeoTarget = keyof typeof SEO_ROUTES

/** A Store API SEO URL. `path` has no leading slash. */
export function seoUrlStruct(
  target: Readonly<{ kind: SeoTarget; id: string; path: string; canonical: boolean }>,
  language: RequestLanguage,
) {
  const { routeName, pathInfo } = SEO_ROUTES[target.kind]
  return {
    id: idOf('seo-url', `${language.locale}:${target.path}`),
    salesChannelId: CHANNEL_ID,
    languageId: language.id,
    foreignKey: target.id,
    routeName,
    pathInfo: `${pathInfo}${target.id}`,
    seoPathInfo: target.path,
    isCanonical: target.canonical,
    isModified: false,
    isDeleted: false,
    customFields: null,
    apiAlias: 'seo_url',
  }
}
