// Which fields the pages ask for (`includes`), so that answers carry only what is read. They are
// frozen, so that the key of an answer need not be written anew for each (`answer-key.ts`).
import { deepFrozen } from '#worker/runtime/deep-frozen.ts'

/** Texts in the language of the request; plain fields are null where it has none of its own. */
const TEXTS = 'translated'

const MEDIA = [
  'id',
  'url',
  'alt',
  'title',
  TEXTS,
  'mimeType',
  'metaData',
  'extensions',
  'thumbnails',
]
const PRICE = [
  'unitPrice',
  'totalPrice',
  'quantity',
  'referencePrice',
  'listPrice',
  'regulationPrice',
]

const PLATE_PRODUCT = [
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
  'ratingAverage',
  'calculatedPrice',
  'calculatedPrices',
  'cover',
  'options',
  'optionIds',
  'seoUrls',
  'customFields',
]

const SHARED = {
  product_media: ['id', 'position', 'media'],
  media: MEDIA,
  media_thumbnail: ['url', 'width', 'height'],
  calculated_price: PRICE,
  unit: ['shortCode', 'name', TEXTS],
  delivery_time: ['min', 'max', 'unit'],
  seo_url: ['seoPathInfo', 'isCanonical'],
}

export const PLATE_FIELDS = deepFrozen({
  ...SHARED,
  product: PLATE_PRODUCT,
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
  property_group_option: ['id', 'name', TEXTS, 'groupId', 'colorHexCode'],
  product_manufacturer: ['id', 'name', TEXTS],
})

/** The fields of a card beside the article itself: which variant it is. */
export const PLATE_PARTS = deepFrozen({ options: { associations: { group: {} } } })

/** What a list of cards asks for of its articles. */
export const AS_PLATES = { associations: PLATE_PARTS, includes: PLATE_FIELDS }

export const DETAIL_FIELDS = deepFrozen({
  ...SHARED,
  product: [
    ...PLATE_PRODUCT,
    'manufacturerNumber',
    'description',
    'metaTitle',
    'metaDescription',
    'weight',
    'shippingFree',
    'media',
    'downloads',
    'manufacturer',
    'properties',
    'categoryIds',
    'seoCategory',
  ],
  product_download: ['id', 'media'],
  media: [...MEDIA, 'fileName', 'fileExtension', 'private'],
  product_manufacturer: ['id', 'name', TEXTS, 'description', 'customFields'],
  property_group: ['id', 'name', TEXTS, 'position', 'displayType', 'options', 'customFields'],
  property_group_option: [
    'id',
    'name',
    TEXTS,
    'groupId',
    'colorHexCode',
    'position',
    'combinable',
    'group',
  ],
  category: ['id', 'name', TEXTS, 'seoUrls'],
})

export const NAVIGATION_FIELDS = deepFrozen({
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
})

export const CATEGORY_FIELDS = deepFrozen({
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
})

export const SITEMAP_FIELDS = deepFrozen({
  product: ['id', 'productNumber', 'seoUrls', 'cover'],
  product_media: ['id', 'media'],
  media: ['id', 'url'],
  seo_url: ['seoPathInfo'],
})

export const NUMBERED_FIELDS = deepFrozen({
  product: ['id', 'parentId', 'productNumber', 'seoUrls'],
  seo_url: ['seoPathInfo'],
})
