// Fields that the pages request (`includes`), so that responses contain only fields that are read.
import { CardCustomFields } from '#shared/schemas/store-api/custom-fields.ts'

/** Texts in the language of the request. Plain fields are null without a translation. */
const TEXTS = 'translated'

const PICTURE = ['id', 'url', 'alt', TEXTS, 'mimeType', 'metaData', 'extensions', 'thumbnails']
const MEDIA = [...PICTURE, 'title']
const PRICE = [
  'unitPrice',
  'totalPrice',
  'quantity',
  'referencePrice',
  'listPrice',
  'regulationPrice',
]

/** The custom fields of a product that a card shows. */
const CARD_FACTS = Object.keys(CardCustomFields.shape).map((name) => `customFields.${name}`)

const PRODUCT = [
  'id',
  'parentId',
  'childCount',
  'productNumber',
  'name',
  TEXTS,
  'available',
  'isCloseout',
  'stock',
  'restockTime',
  'deliveryTime',
  'minPurchase',
  'purchaseSteps',
  'maxPurchase',
  'calculatedMaxPurchase',
  'purchaseUnit',
  'referenceUnit',
  'unit',
  'isNew',
  'shippingFree',
  'ratingAverage',
  'calculatedPrice',
  'calculatedPrices',
  'cover',
  'options',
  'optionIds',
  'seoUrls',
  'customFields',
]
const CARD_PRODUCT = [...PRODUCT, ...CARD_FACTS]

const SHARED = {
  product_media: ['id', 'position', 'media'],
  media: MEDIA,
  media_thumbnail: ['url', 'width', 'height'],
  calculated_price: PRICE,
  cart_price_reference: ['price', 'purchaseUnit', 'referenceUnit', 'unitName'],
  unit: ['shortCode', 'name', TEXTS],
  delivery_time: ['min', 'max', 'unit'],
  seo_url: ['seoPathInfo', 'isCanonical'],
}

export const CARD_FIELDS = {
  ...SHARED,
  product: CARD_PRODUCT,
  product_listing: [
    'elements',
    'total',
    'page',
    'limit',
    'sorting',
    'availableSortings',
    'currentFilters',
    'aggregations',
    'extensions',
  ],
  product_sorting: ['key', 'label', TEXTS],
  property_group: ['id', 'name', TEXTS, 'displayType', 'options', 'customFields'],
  property_group_option: ['id', 'name', TEXTS, 'colorHexCode'],
  product_manufacturer: ['id', 'name', TEXTS],
}

/** Associations of a card that identify the variant. */
export const CARD_ASSOCIATIONS = { options: { associations: { group: {} } } }

/** Criteria of a list of cards. Captions of pictures are not loaded. */
export const CARD_CRITERIA = {
  associations: CARD_ASSOCIATIONS,
  includes: { ...CARD_FIELDS, media: PICTURE },
}

export const DETAIL_FIELDS = {
  ...SHARED,
  product: [
    ...PRODUCT,
    'manufacturerNumber',
    'description',
    'metaTitle',
    'metaDescription',
    'weight',
    'media',
    'downloads',
    'manufacturer',
    'properties',
    'categoryIds',
    'seoCategory',
    'releaseDate',
  ],
  product_download: ['id', 'media'],
  media: [...MEDIA, 'fileName', 'fileExtension', 'private'],
  product_manufacturer: ['id', 'name', TEXTS, 'description', 'link', 'media', 'customFields'],
  property_group: ['id', 'name', TEXTS, 'position', 'displayType', 'options', 'customFields'],
  property_group_option: ['id', 'name', TEXTS, 'colorHexCode', 'position', 'combinable', 'group'],
  category: ['id', 'name', TEXTS, 'seoUrls'],
}

export const NAVIGATION_FIELDS = {
  category: [
    'id',
    'parentId',
    'type',
    'linkType',
    'internalLink',
    'externalLink',
    'name',
    TEXTS,
    'level',
    'seoUrls',
    'media',
    'customFields',
    'children',
  ],
  media: ['id', 'url', 'mimeType', 'thumbnails'],
  media_thumbnail: ['url', 'width', 'height'],
  seo_url: ['seoPathInfo'],
}

export const CATEGORY_FIELDS = {
  category: [
    'id',
    'parentId',
    'type',
    'name',
    TEXTS,
    'description',
    'breadcrumb',
    'level',
    'metaTitle',
    'metaDescription',
    'seoUrls',
    'media',
    'customFields',
  ],
  media: MEDIA,
  seo_url: ['seoPathInfo'],
}

export const CATEGORY_LAYOUT_FIELDS = {
  ...CARD_FIELDS,
  ...CATEGORY_FIELDS,
  category: [...CATEGORY_FIELDS.category, 'cmsPage'],
  seo_url: SHARED.seo_url,
}

export const SITEMAP_FIELDS = {
  product: ['id', 'childCount', 'productNumber', 'seoUrls', 'cover'],
  product_media: ['id', 'media'],
  media: ['id', 'url'],
  seo_url: ['seoPathInfo'],
}

export const NUMBERED_FIELDS = {
  product: ['id', 'parentId', 'childCount', 'productNumber', 'seoUrls'],
  seo_url: ['seoPathInfo'],
}
