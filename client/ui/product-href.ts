import type { Locale } from '#shared/i18n/locales.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'

/** Where a product's page is: its seo path, or its id while it has none. */
export function productHref(
  locale: Locale,
  { id, seoUrls }: Pick<Product, 'id' | 'seoUrls'>,
): string {
  const path = seoUrls?.[0]?.seoPathInfo
  return path ? urls.seo(locale, path) : urls.detail(locale, id)
}
