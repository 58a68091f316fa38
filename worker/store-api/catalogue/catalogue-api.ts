import type { Locale } from '#shared/i18n/locales.ts'
import {
  Category,
  CategoryWithLayout,
  Navigation,
  ProductListing,
  CrossSelling,
} from '#shared/schemas/store-api/category.ts'
import { ClothFiguresList } from '#shared/schemas/store-api/cloth-figures.ts'
import {
  DetailedProduct,
  Product,
  ProductDetail,
  ProductMedia,
  SeoUrl,
} from '#shared/schemas/store-api/product.ts'
import { rowsOf, tolerantObject } from '#shared/schemas/store-api/tolerant.ts'
import { z } from '#shared/schemas/zod.ts'
import { countFilters, type ListingFilters } from '#shared/domain/listing.ts'
import {
  CATEGORY_FIELDS,
  CATEGORY_LAYOUT_FIELDS,
  DETAIL_FIELDS,
  NAVIGATION_FIELDS,
  NUMBERED_FIELDS,
  CARD_CRITERIA,
  CARD_ASSOCIATIONS,
  SITEMAP_FIELDS,
} from './catalogue-fields.ts'
import { filterFields } from './filter-fields.ts'
import { CACHE_EMPTY, LAST_CACHED_PAGE, cachedReader } from '../cache/cached-reader.ts'
import type { Transport } from '../transport/call.ts'

/** `page` starts at 1. `order` is a key of the listing's sortings; empty for the default. */
export type ListingQuery = {
  readonly page: number
  readonly limit: number
  readonly order?: string | undefined
}

/** Levels of categories below the main categories. */
const MAX_DEPTH = 10

const NO_TEST_PRODUCT = {
  type: 'not',
  operator: 'and',
  queries: [{ type: 'suffix', field: 'productNumber', value: 'TEST' }],
}

/** The fields of a product that sitemaps need. */
const AddressedProduct = tolerantObject({
  id: z.string(),
  childCount: z.number().int().nullish(),
  productNumber: z.string(),
  seoUrls: rowsOf(SeoUrl).nullish(),
  cover: ProductMedia.nullish(),
})
export type AddressedProduct = z.infer<typeof AddressedProduct>
const Addressed = z.object({ elements: rowsOf(AddressedProduct) })
const Counted = z.object({ total: z.number().int() })
/** The order of lists that are read page by page. */
const BY_NUMBER = [{ field: 'productNumber', order: 'ASC' }]

/** A page of all products. With `after` the page starts after that number, without counting. */
type NumberedQuery = Omit<ListingQuery, 'order'> & Readonly<{ after?: string | undefined }>

const numbered = ({ page, limit, after }: NumberedQuery) => ({
  page: after === undefined ? page : 1,
  limit,
  sort: BY_NUMBER,
  filter:
    after === undefined
      ? [NO_TEST_PRODUCT]
      : [NO_TEST_PRODUCT, { type: 'range', field: 'productNumber', parameters: { gt: after } }],
})

/** A shop without this menu responds with an empty body. */
const Menu = Navigation.nullish()

const ProductList = z.object({ elements: rowsOf(Product) })
const DetailedList = z.object({ elements: rowsOf(DetailedProduct) })

/**
 * The target of a number in an address: a product, its parent product, and the path of its page.
 */
const NumberedProduct = tolerantObject({
  id: z.string(),
  parentId: z.string().nullish(),
  childCount: z.number().int().nullish(),
  productNumber: z.string(),
  seoUrls: rowsOf(SeoUrl).nullish(),
})
export type NumberedProduct = z.infer<typeof NumberedProduct>
const Numbered = z.object({ elements: rowsOf(NumberedProduct) })

/** The catalogue of the Store API, the same for everyone. No call carries a token. */
export function catalogueApi(transport: Transport) {
  const read = cachedReader(transport)
  const texts = cachedReader(transport, 'texts')
  const prices = cachedReader(transport, 'prices')

  return {
    /** The whole category tree, with the address of every category. */
    navigation: (locale: Locale) =>
      texts(locale, '/navigation/main-navigation/main-navigation', Navigation, {
        // The depth below the root's children.
        depth: MAX_DEPTH,
        buildTree: true,
        includes: NAVIGATION_FIELDS,
      }),

    /** Another menu of the shop; null if the shop has none. */
    menu: (locale: Locale, name: 'footer' | 'service') =>
      texts(
        locale,
        `/navigation/${name}-navigation/${name}-navigation`,
        Menu,
        { depth: 2, buildTree: true, includes: NAVIGATION_FIELDS },
        CACHE_EMPTY,
      ),

    category: (locale: Locale, id: string) =>
      texts(locale, `/category/${encodeURIComponent(id)}`, Category, {
        'no-aggregations': true,
        includes: CATEGORY_FIELDS,
      }),

    /** The same with its layout, in front of a Shopware. The page shows the list itself. */
    categoryWithLayout: (locale: Locale, id: string) =>
      prices(locale, `/category/${encodeURIComponent(id)}`, CategoryWithLayout, {
        'no-aggregations': true,
        limit: 1,
        includes: CATEGORY_LAYOUT_FIELDS,
      }),

    /**
     * Filtered products of a category. With `filters` the response also contains the available
     * filters. Combinations of filters are countless, so those lists are not cached.
     */
    listing: (
      locale: Locale,
      categoryId: string,
      { page, limit, order }: ListingQuery,
      filters?: ListingFilters,
    ) => {
      const isNarrowed = filters !== undefined && countFilters(filters) > 0
      const ask = isNarrowed || page > LAST_CACHED_PAGE ? read : prices
      return ask(locale, `/product-listing/${encodeURIComponent(categoryId)}`, ProductListing, {
        p: page,
        limit,
        ...(order ? { order } : {}),
        ...(filters ? filterFields(filters) : { 'no-aggregations': true }),
        'total-count-mode': 1,
        ...CARD_CRITERIA,
      })
    },

    /** Weight and waterproofness of the cloth in these categories. */
    clothFigures: (locale: Locale, ids: readonly string[]) =>
      texts(locale, '/cloth-figures', ClothFiguresList, { ids }),

    product: (locale: Locale, id: string) =>
      prices(locale, `/product/${encodeURIComponent(id)}`, ProductDetail, {
        associations: {
          ...CARD_ASSOCIATIONS,
          media: {},
          manufacturer: { associations: { media: {} } },
          properties: { associations: { group: {} } },
        },
        includes: DETAIL_FIELDS,
      }),

    /** The variants of a parent product: combinations of options and their addresses. */
    variants: (locale: Locale, parentId: string) =>
      prices(locale, '/product', ProductList, {
        filter: [{ type: 'equals', field: 'parentId', value: parentId }],
        limit: 100,
        ...CARD_CRITERIA,
      }),

    /** Cross-selling of an existing product: lists with names. */
    crossSelling: (locale: Locale, id: string) =>
      prices(
        locale,
        `/product/${encodeURIComponent(id)}/cross-selling`,
        CrossSelling,
        CARD_CRITERIA,
        CACHE_EMPTY,
      ),

    /** The product with this number; null if there is none. */
    byNumber: (locale: Locale, number: string) =>
      prices(locale, '/product', ProductList, {
        filter: [{ type: 'equals', field: 'productNumber', value: number }],
        limit: 1,
        ...CARD_CRITERIA,
      }),

    /** The product whose number is in an address. Only the exact spelling is cached. */
    addressed: (locale: Locale, number: string) =>
      texts(
        locale,
        '/product',
        Numbered,
        {
          filter: [{ type: 'equals', field: 'productNumber', value: number }],
          limit: 1,
          includes: NUMBERED_FIELDS,
        },
        ({ elements }) => elements.some(({ productNumber }) => productNumber === number),
      ),

    /** The number of products in the two lists below. Their pages do not count it again. */
    productCount: (locale: Locale) =>
      read(locale, '/product', Counted, {
        limit: 1,
        sort: BY_NUMBER,
        'total-count-mode': 1,
        filter: [NO_TEST_PRODUCT],
        includes: SITEMAP_FIELDS,
      }),

    /** All products page by page for sitemaps, the same ones in every language. */
    addresses: (locale: Locale, query: NumberedQuery) =>
      read(locale, '/product', Addressed, {
        ...numbered(query),
        includes: SITEMAP_FIELDS,
      }),

    /** All products page by page, with the fields of a merchant's feed. */
    everything: (locale: Locale, query: NumberedQuery) =>
      read(locale, '/product', DetailedList, {
        ...numbered(query),
        associations: { ...CARD_ASSOCIATIONS, media: {}, manufacturer: {} },
        includes: DETAIL_FIELDS,
      }),
  }
}
