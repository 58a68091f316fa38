import type { Asked } from '#worker/backend/http/asked.ts'

/** What of each entity can be asked for, and which entity that is; null: one that has no further. */
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

/** The first name among the associations that the entity does not have, however deep it stands. */
export function strangeAssociation(entity: string | null, asked: Asked): string | null {
  for (const [name, inner] of Object.entries(asked)) {
    const own = ASSOCIATIONS[entity ?? ''] ?? {}
    const target = Object.hasOwn(own, name) ? own[name] : undefined
    const stranger = target === undefined ? name : strangeAssociation(target, inner)
    if (stranger !== null) return stranger
  }
  return null
}
