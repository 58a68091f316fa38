import type { RequestLanguage } from '#worker/backend/http/env.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import { CHANNEL_ID } from '#worker/backend/context/channel.ts'

const ROUTES = {
  product: { routeName: 'frontend.detail.page', pathInfo: '/detail/' },
  category: { routeName: 'frontend.navigation.page', pathInfo: '/navigation/' },
  landing_page: { routeName: 'frontend.landing.page', pathInfo: '/landingPage/' },
} as const

export type SeoTarget = keyof typeof ROUTES

/** A Store API seo url. `path` has no slash before it, as the wire wants it. */
export function seoUrlStruct(
  target: Readonly<{ kind: SeoTarget; id: string; path: string; canonical: boolean }>,
  language: RequestLanguage,
) {
  const { routeName, pathInfo } = ROUTES[target.kind]
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
    customFields: {},
    apiAlias: 'seo_url',
  }
}

/** The kind of target that a route name stands for, null for one that leads nowhere here. */
export function targetOfRoute(routeName: unknown): SeoTarget | null {
  const kinds = ['product', 'category', 'landing_page'] as const
  return kinds.find((kind) => ROUTES[kind].routeName === routeName) ?? null
}
