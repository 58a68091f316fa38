import type { Context } from 'hono'
import type { Locale } from '#shared/i18n/locales.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { productHref } from '#client/ui/product-href.ts'
import type { AppEnv } from '../runtime/context.ts'
import { categoryHref } from '../rendering/navigation/category-href.ts'
import { flattenCategories } from '../rendering/navigation/navigation-tree.ts'
import type { AddressedProduct } from '../store-api/catalogue/catalogue-api.ts'
import type { StoreApiFailure } from '../store-api/transport/call.ts'
import { allOf, isSold, LIST_LIMIT } from './all-pages.ts'
import { contentEntries } from './content-entries.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

export const SITEMAP_KINDS = ['products', 'categories', 'content'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** Pages of the Store API's list in one sitemap part, which then stays below 512 kB. */
const PAGES_A_PART = 5
export const PRODUCTS_A_PART = PAGES_A_PART * LIST_LIMIT

type Entries = Promise<Result<readonly SitemapEntry[], StoreApiFailure>>
type Addressed = { readonly id: string; readonly path: string; readonly image?: string | undefined }

/** The entries of one part of the sitemap. Only products have several parts. */
export async function sitemapEntries(c: Context<AppEnv>, kind: SitemapKind, part: number): Entries {
  if (kind === 'content') return part === 1 ? contentEntries(c) : ok([])
  if (kind === 'categories' && part > 1) return ok([])
  const read = kind === 'products' ? productsIn : categoriesIn
  const locales = await c.var.services.locales()
  const lists = await Promise.all(locales.map((locale) => read(c, locale, part)))
  const failed = lists.find((list) => !list.ok)
  if (failed && !failed.ok) return fail(failed.error)
  return ok(
    mergedByPage(
      locales,
      lists.map((list) => (list.ok ? list.value : [])),
    ),
  )
}

type Lists = Promise<Result<readonly Addressed[], StoreApiFailure>>

async function productsIn(c: Context<AppEnv>, locale: Locale, part: number): Lists {
  const { catalogue } = c.var.services.storeApi
  const first = (part - 1) * PAGES_A_PART + 1
  const range = { first, pages: PAGES_A_PART }
  const found = await allOf<AddressedProduct>(
    (query, last) => catalogue.addresses(locale, { ...query, after: last?.productNumber }),
    range,
  )
  if (!found.ok) return found
  return ok(
    found.value.filter(isSold).map((product) => ({
      id: product.id,
      path: productHref(locale, product),
      image: product.cover?.media.url,
    })),
  )
}

async function categoriesIn(c: Context<AppEnv>, locale: Locale): Lists {
  const found = await c.var.services.storeApi.catalogue.navigation(locale)
  if (!found.ok) return found
  return ok(
    flattenCategories(found.value.data).flatMap((category) => {
      const path = category.type === 'page' ? categoryHref(locale, category) : null
      return path ? [{ id: category.id, path, image: category.media?.url }] : []
    }),
  )
}

/** Merges the lists of all languages. Each page then has its path in every language. */
function mergedByPage(
  locales: readonly Locale[],
  lists: readonly (readonly Addressed[])[],
): readonly SitemapEntry[] {
  const byId = new Map<string, { paths: Partial<Record<Locale, string>>; images: string[] }>()
  for (const [index, list] of lists.entries()) {
    const locale = locales[index]
    if (!locale) continue
    for (const { id, path, image } of list) {
      const entry = byId.get(id) ?? { paths: {}, images: image ? [image] : [] }
      entry.paths[locale] = path
      byId.set(id, entry)
    }
  }
  return [...byId.values()]
}
