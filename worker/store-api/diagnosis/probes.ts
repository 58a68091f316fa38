import { Cart } from '#shared/schemas/store-api/cart.ts'
import {
  CategoryWithLayout,
  Navigation,
  ProductListing,
  SeoUrlList,
} from '#shared/schemas/store-api/category.ts'
import {
  Country,
  PaymentMethod,
  SalesChannelContext,
  Salutation,
  ShippingMethod,
} from '#shared/schemas/store-api/context.ts'
import type { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import { Product, ProductDetail } from '#shared/schemas/store-api/product.ts'
import { rowsOf } from '#shared/schemas/store-api/tolerant.ts'
import { z } from '#shared/schemas/zod.ts'
import {
  CATEGORY_LAYOUT_FIELDS,
  DETAIL_FIELDS,
  NAVIGATION_FIELDS,
  CARD_CRITERIA,
  CARD_FIELDS,
  CARD_ASSOCIATIONS,
} from '../catalogue/catalogue-fields.ts'
import { HomeLayout } from '../content/content-api.ts'
import { EMPTY_MESSAGE, EMPTY_REGISTRATION } from '../messages/requirements-api.ts'
import { Languages } from '../transport/languages.ts'
import {
  inspectProducts,
  inspectChannel,
  inspectCountries,
  inspectFooter,
  inspectLanguages,
  inspectMessages,
  inspectPaths,
  inspectRegistrations,
  ifNone,
} from './inspections.ts'
import type { Finding } from './finding.ts'

/** The addresses of our pages, if known. */
export type ShopAddresses = Readonly<{
  /** The origin of the shop; null if unknown. */
  origin: string | null
  /** Origins of pictures that the Content-Security-Policy allows. */
  pictureOrigins: readonly string[]
}>

/** Ids for later calls, found by earlier ones. */
export type ProbeContext = Readonly<{ category?: string | undefined; product?: string | undefined }>

type Look<T> = (data: T, addresses: ShopAddresses) => readonly Finding[]
type Find<T> = (data: T) => ProbeContext

/** A call to test. `{category}` and `{product}` are replaced by ids that earlier calls found. */
export type Probe = Readonly<{
  method: 'GET' | 'POST'
  path: string
  body?: object
  schema: z.ZodType
  /** Whether a Shopware has it only with a plugin. */
  isPlugin: boolean
  /** Findings about a response that the pages can read. */
  look: Look<unknown>
  /** Ids for later calls. */
  find: Find<unknown>
  /** Findings about a refusal, for calls that must be refused. */
  refused?: (errors: StoreApiErrors['errors']) => readonly Finding[]
}>

const nothingToSay = () => []
const nothingFound = () => ({})

function core<S extends z.ZodType>(
  call: Readonly<{ method?: 'GET'; path: string; body?: object; schema: S }>,
  look: Look<z.output<S>> = nothingToSay,
  find: Find<z.output<S>> = nothingFound,
): Probe {
  const method = call.method ?? 'POST'
  // The schema has parsed the data.
  const seeing: Probe['look'] = (data, addresses) => look(data as z.output<S>, addresses)
  const finding: Probe['find'] = (data) => find(data as z.output<S>)
  return { ...call, method, isPlugin: false, look: seeing, find: finding }
}

const plugin = (path: string, body: object = { limit: 1 }): Probe => ({
  method: 'POST',
  path,
  body,
  schema: z.unknown(),
  isPlugin: true,
  look: nothingToSay,
  find: nothingFound,
})

const listOf = <S extends z.ZodType>(row: S) => z.object({ elements: rowsOf(row) })

const Channel = SalesChannelContext.extend({
  salesChannel: SalesChannelContext.shape.salesChannel.extend({
    domains: z.array(z.object({ url: z.string() })).nullish(),
  }),
})

/**
 * The calls that pages depend on, in the order of a purchase, then those that only our backend has.
 */
export const PROBES: readonly Probe[] = [
  core({ method: 'GET', path: '/context', schema: Channel }, inspectChannel),
  core({ path: '/language', body: {}, schema: Languages }, inspectLanguages),
  core(
    {
      path: '/navigation/main-navigation/main-navigation',
      body: { depth: 2, buildTree: true, includes: NAVIGATION_FIELDS },
      schema: Navigation,
    },
    (data) => ifNone(data, 'noCategories'),
    (data) => ({ category: data.find(({ type }) => type === 'page')?.id }),
  ),
  core(
    {
      path: '/navigation/footer-navigation/footer-navigation',
      body: { depth: 2, buildTree: true, includes: NAVIGATION_FIELDS },
      schema: Navigation,
    },
    inspectFooter,
  ),
  core({ path: '/seo-url', body: { limit: 10 }, schema: SeoUrlList }, inspectPaths),
  core(
    {
      path: '/product',
      body: { limit: 100, ...CARD_CRITERIA },
      schema: listOf(Product),
    },
    (data, addresses) => inspectProducts(data.elements, addresses),
    (data) => ({ product: data.elements[0]?.id }),
  ),
  core({ path: '/category/home', body: { includes: CARD_FIELDS }, schema: HomeLayout }),
  core({
    path: '/category/{category}',
    body: { limit: 1, includes: CATEGORY_LAYOUT_FIELDS },
    schema: CategoryWithLayout,
  }),
  core({
    path: '/product-listing/{category}',
    body: { limit: 4, ...CARD_CRITERIA },
    schema: ProductListing,
  }),
  core({
    path: '/product/{product}',
    body: { associations: CARD_ASSOCIATIONS, includes: DETAIL_FIELDS },
    schema: ProductDetail,
  }),
  core({
    path: '/search',
    body: { search: 'a', limit: 1, includes: CARD_FIELDS },
    schema: ProductListing,
  }),
  core({ method: 'GET', path: '/checkout/cart', schema: Cart }),
  core({ path: '/country', body: {}, schema: listOf(CountryRules()) }, ({ elements }) =>
    inspectCountries(elements),
  ),
  core({ path: '/salutation', body: {}, schema: listOf(Salutation) }),
  core({ path: '/shipping-method', body: {}, schema: listOf(ShippingMethod) }, ({ elements }) =>
    ifNone(elements, 'noShipping'),
  ),
  core({ path: '/payment-method', body: {}, schema: listOf(PaymentMethod) }, ({ elements }) =>
    ifNone(elements, 'noPayment'),
  ),
  // The Store API refuses empty forms field by field. Nothing is written or sent.
  { ...core({ ...EMPTY_REGISTRATION, schema: z.unknown() }), refused: inspectRegistrations },
  { ...core({ ...EMPTY_MESSAGE, schema: z.unknown() }), refused: inspectMessages },
  plugin('/blog'),
  plugin('/lexicon'),
  plugin('/gallery'),
  plugin('/redirect', { path: '/' }),
]

function CountryRules() {
  return z.intersection(
    Country,
    z.object({
      forceStateInRegistration: z.boolean().nullish(),
      vatIdRequired: z.boolean().nullish(),
    }),
  )
}
