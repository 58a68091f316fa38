import type { Locale } from '#shared/i18n/locales.ts'
import type { Category } from '#shared/schemas/store-api/category.ts'
import { urls } from '#shared/urls.ts'

/** The link of a category, by its link type; null for a folder (CONTRIBUTING.md#navigation). */
export function categoryHref(locale: Locale, category: Category): string | null {
  const { type, linkType, internalLink, externalLink } = category
  const seoPath = category.seoUrls?.[0]?.seoPathInfo
  if (type === 'folder') return null
  if (type === 'link' && linkType === 'external') return externalLink ?? null
  // Shopware may give a link category an SEO path without a page. Our backend's links have one.
  const isOwn = type === 'page' || Boolean(category.customFields?.ripstop_menu)
  if (seoPath && isOwn) return urls.seo(locale, seoPath)
  if (type === 'link' && internalLink && linkType === 'product')
    return urls.detail(locale, internalLink)
  if (type === 'link' && internalLink && linkType === 'landing_page')
    return urls.landingPage(locale, internalLink)
  return urls.navigation(locale, internalLink ?? category.id)
}
