/** Which fields the pages ask for (`includes`), so that answers carry nothing that nobody reads. */
const MEDIA = ['id', 'url', 'alt', 'title', 'mimeType', 'metaData', 'thumbnails']
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
  'productNumber',
  'name',
  'available',
  'isCloseout',
  'stock',
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
  unit: ['shortCode', 'name'],
  seo_url: ['seoPathInfo', 'isCanonical'],
}

export const PLATE_FIELDS = {
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
  product_sorting: ['key', 'label'],
  property_group: ['id', 'name', 'displayType', 'options', 'customFields'],
  property_group_option: ['id', 'name', 'groupId', 'colorHexCode'],
  product_manufacturer: ['id', 'name'],
}

export const DETAIL_FIELDS = {
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
  product_manufacturer: ['id', 'name', 'description', 'customFields'],
  property_group: ['id', 'name', 'position', 'displayType', 'options'],
  property_group_option: [
    'id',
    'name',
    'groupId',
    'colorHexCode',
    'position',
    'combinable',
    'group',
  ],
  category: ['id', 'name', 'seoUrls'],
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
    'level',
    'seoUrls',
    'customFields',
    'children',
  ],
  seo_url: ['seoPathInfo'],
}

export const CATEGORY_FIELDS = {
  category: [
    'id',
    'parentId',
    'type',
    'name',
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

export const SITEMAP_FIELDS = {
  product: ['id', 'seoUrls', 'cover'],
  product_media: ['id', 'media'],
  media: ['id', 'url'],
  seo_url: ['seoPathInfo'],
}
