import type { Context } from 'hono'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { parseAssociations, type RequestedAssociations } from '#worker/backend/http/associations.ts'
import { associationError } from '#worker/backend/http/criteria/responses.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'

/** The associations of each entity, and the entity that each returns; null without further ones. */
const ASSOCIATIONS: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  product: {
    canonicalProduct: 'product',
    categories: 'category',
    categoriesRo: 'category',
    children: 'product',
    cmsPage: null,
    configuratorSettings: 'product_configurator_setting',
    cover: 'product_media',
    crossSellings: null,
    deliveryTime: null,
    downloads: 'product_download',
    mainCategories: null,
    manufacturer: 'product_manufacturer',
    media: 'product_media',
    openGraphMedia: 'media',
    options: 'property_group_option',
    parent: 'product',
    prices: null,
    productReviews: null,
    properties: 'property_group_option',
    seoUrls: null,
    streams: null,
    tags: null,
    tax: null,
    translations: null,
    unit: null,
    visibilities: null,
  },
  category: {
    children: 'category',
    cmsPage: null,
    mainCategories: null,
    media: 'media',
    navigationSalesChannels: null,
    openGraphMedia: 'media',
    parent: 'category',
    products: 'product',
    seoUrls: null,
    tags: null,
    translations: null,
  },
  media: { thumbnails: null, translations: null },
  product_configurator_setting: { media: 'media', option: 'property_group_option' },
  product_download: { media: 'media', product: 'product' },
  product_manufacturer: { media: 'media', translations: null },
  product_media: { media: 'media', product: 'product' },
  property_group: { options: 'property_group_option', translations: null },
  property_group_option: { group: 'property_group', media: 'media', translations: null },
}

/** The associations of a request, or its refusal. */
export function readAssociations(
  c: Context<BackendEnv>,
  entity: string,
): Result<RequestedAssociations, Response> {
  const requested = parseAssociations(c.var.input.associations)
  const refusal = refuseUnknown(c, entity, requested)
  return refusal ? fail(refusal) : ok(requested)
}

/** The refusal for unknown associations; null if the entity has them all. */
export function refuseUnknown(
  c: Context<BackendEnv>,
  entity: string,
  requested: RequestedAssociations,
): Response | null {
  const unknown = unknownAssociation(entity, requested)
  return unknown === null ? null : associationError(c, entity, unknown)
}

/** The first unknown association, at any depth. */
function unknownAssociation(
  entity: string | null,
  requested: RequestedAssociations,
): string | null {
  for (const [name, inner] of Object.entries(requested)) {
    const own = ASSOCIATIONS[entity ?? ''] ?? {}
    const target = Object.hasOwn(own, name) ? own[name] : undefined
    const unknown = target === undefined ? name : unknownAssociation(target, inner)
    if (unknown !== null) return unknown
  }
  return null
}
