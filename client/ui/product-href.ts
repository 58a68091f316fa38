import type { Locale } from '#shared/i18n/locales.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'

/** The address of a product page: its SEO path, or its id without one. */
export function productHref(
  locale: Locale,
  { id, seoUrls }: Pick<Product, 'id' | 'seoUrls'>,
): string {
  const path = seoUrls?.[0]?.seoPathInfo
  return path ? urls.seo(locale, path) : urls.detail(locale, id)
}
