import { env } from 'cloudflare:test'
import { ProductListing, SeoUrlList } from '#shared/schemas/store-api/category.ts'
import { Product, ProductDetail } from '#shared/schemas/store-api/product.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { LANGUAGE_ID } from '#worker/backend/http/languages.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { ask } from './ops.ts'

type RequestInput = Readonly<{
  locale?: Locale
  bindings?: Bindings
  headers?: Readonly<Record<string, string>>
}>

/** A Store API request to the catalogue; failures return status and codes. */
export async function read(
  path: string,
  body: object = {},
  { locale = 'de', bindings, headers }: RequestInput = {},
) {
  const response = await ask(
    `/store-api${path}`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sw-access-key': EMBEDDED_ACCESS_KEY,
        'sw-language-id': LANGUAGE_ID[locale],
        'sw-include-seo-urls': '1',
        // Expensive calls are limited per visitor, so each request uses another one.
        'cf-connecting-ip': crypto.randomUUID(),
        ...headers,
      },
      body: JSON.stringify(body),
    },
    bindings ?? { ...env },
  )
  const result: unknown = response.status === 204 ? null : await response.json()
  return { status: response.status, body: result }
}

const Errors = z.object({ errors: z.array(z.object({ code: z.string() })) })

/** Status and codes of a failed response. */
export async function refused(path: string, body: object = {}) {
  const { status, body: response } = await read(path, body)
  return [status, ...Errors.parse(response).errors.map(({ code }) => code)]
}

export async function listingOf(
  categoryKey: string,
  body: object = {},
  requested: RequestInput = {},
) {
  const id = idOf('category', categoryKey)
  return ProductListing.parse((await read(`/product-listing/${id}`, body, requested)).body)
}

export async function detailOf(id: string, requested: RequestInput = {}) {
  const associations = {
    manufacturer: {},
    options: {},
    properties: { associations: { group: {} } },
  }
  return ProductDetail.parse((await read(`/product/${id}`, { associations }, requested)).body)
}

export async function productOf(number: string, requested: RequestInput = {}) {
  return (await detailOf(idOf('product', number), requested)).product
}

/** Numbers of the products that match a criteria, in order. */
export async function found(criteria: object): Promise<readonly string[]> {
  const { body } = await read('/product', criteria)
  const { elements } = z.object({ elements: z.array(Product) }).parse(body)
  return elements.map(({ productNumber }) => productNumber)
}

export async function seoUrls(criteria: object, requested: RequestInput = {}) {
  const { elements } = SeoUrlList.parse((await read('/seo-url', criteria, requested)).body)
  return elements.map(({ seoPathInfo, isCanonical }) => [seoPathInfo, isCanonical] as const)
}

/** An equals filter of a criteria. */
export const equals = (field: string, value: unknown) => ({ type: 'equals', field, value })
