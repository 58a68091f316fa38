import { z } from '#shared/schemas/zod.ts'
import { CardCustomFields, ProductCustomFields } from './custom-fields.ts'
import { withPlainFields } from './plain-product.ts'
import { CalculatedPrice } from './price.ts'
import { inLanguage } from './translated.ts'
import { rowsOf, tolerantListOf, tolerantObject } from './tolerant.ts'

/** Shopware returns an empty map as `[]` (PHP cannot distinguish them) or null. */
export const emptyAsMap = <T extends z.ZodType>(shape: T) =>
  z.preprocess(
    (value) =>
      value === null || value === undefined || (Array.isArray(value) && value.length === 0)
        ? {}
        : value,
    shape,
  )

const MediaFields = tolerantObject({
  id: z.string(),
  url: z.string(),
  alt: z.string().nullish(),
  title: z.string().nullish(),
  mimeType: z.string().nullish(),
  metaData: emptyAsMap(
    z.object({
      width: z.number().nullish(),
      height: z.number().nullish(),
      /** The real width in micrometres, if the image is to scale. */
      widthUm: z.number().positive().nullish(),
      /** The mean colour of a photograph, shown until it arrives. */
      colour: z
        .string()
        .regex(/^#[0-9a-f]{6}$/)
        .nullish(),
      /** Whether each thumbnail also exists as AVIF: `.avif` instead of `.webp`. */
      hasAvif: z.boolean().nullish(),
      /** A JPEG for readers that do not understand WebP. */
      shared: z.string().nullish(),
      /** The picture of a video before it plays. */
      poster: z.string().nullish(),
    }),
  ).nullish(),
  /** The same image in other sizes; sizes of drawings are in pixels. */
  thumbnails: rowsOf(
    z.object({ url: z.string(), width: z.number(), height: z.number() }),
  ).nullish(),
})
/** Fields that a Shopware does not have; our own backend adds them here. */
const Extended = z.object({ extensions: z.object({ ripstop: z.looseObject({}) }) })

function withSize(media: unknown): unknown {
  const extended = Extended.safeParse(media)
  if (!extended.success) return media
  return { ...Object(media), metaData: extended.data.extensions.ripstop }
}

export const Media = inLanguage(z.preprocess(withSize, MediaFields))
export type Media = z.infer<typeof Media>

export const ProductMedia = tolerantObject({
  id: z.string(),
  position: z.number().nullish(),
  media: Media,
})
export type ProductMedia = z.infer<typeof ProductMedia>

export const SeoUrl = tolerantObject({
  seoPathInfo: z.string(),
  isCanonical: z.boolean().nullish(),
})

export const PropertyOption = inLanguage(
  tolerantObject({
    id: z.string(),
    name: z.string(),
    colorHexCode: z.string().nullish(),
    position: z.number().nullish(),
    combinable: z.boolean().nullish(),
    group: inLanguage(
      tolerantObject({
        id: z.string(),
        name: z.string(),
        position: z.number().nullish(),
        customFields: emptyAsMap(z.object({ ripstop_property: z.string().nullish() }).nullish()),
      }),
    ).nullish(),
  }),
)
export type PropertyOption = z.infer<typeof PropertyOption>

export const PropertyGroup = inLanguage(
  tolerantObject({
    id: z.string(),
    name: z.string(),
    displayType: z.string().nullish(),
    options: tolerantListOf(PropertyOption),
  }),
)
export type PropertyGroup = z.infer<typeof PropertyGroup>

const Manufacturer = inLanguage(
  tolerantObject({
    id: z.string(),
    name: z.string(),
    description: z.string().nullish(),
    link: z.string().nullish(),
    media: Media.nullish(),
    customFields: emptyAsMap(
      z.object({
        ripstop_address: z.string().nullish(),
        ripstop_responsible: z.string().nullish(),
      }),
    ).nullish(),
  }),
)

/** Shopware returns null for imported products. */
const oneByDefault = z
  .number()
  .int()
  .nullish()
  .transform((count) => count ?? 1)

/** The product fields that all our requests ask for, and some optional ones. */
const OF_EACH = {
  id: z.string(),
  parentId: z.string().nullish(),
  childCount: z.number().int().nullish(),
  productNumber: z.string(),
  name: z.string(),
  available: z.boolean().nullish(),
  isCloseout: z.boolean().nullish(),
  stock: z.number().int().nullish(),
  restockTime: z.number().nullish(),
  deliveryTime: z
    .object({ min: z.number().int(), max: z.number().int(), unit: z.string() })
    .nullish(),
  minPurchase: oneByDefault,
  purchaseSteps: oneByDefault,
  maxPurchase: z.number().int().nullish(),
  calculatedMaxPurchase: z.number().int().nullish(),
  purchaseUnit: z.number().nullish(),
  referenceUnit: z.number().nullish(),
  unit: inLanguage(z.object({ shortCode: z.string(), name: z.string() })).nullish(),
  weight: z.number().nullish(),
  isNew: z.boolean().nullish(),
  shippingFree: z.boolean().nullish(),
  ratingAverage: z.number().nullish(),
  calculatedPrice: CalculatedPrice,
  calculatedPrices: tolerantListOf(CalculatedPrice),
  cover: ProductMedia.nullish(),
  media: rowsOf(ProductMedia).nullish(),
  manufacturer: Manufacturer.nullish(),
  options: rowsOf(PropertyOption).nullish(),
  optionIds: rowsOf(z.string()).nullish(),
  properties: rowsOf(PropertyOption).nullish(),
  seoUrls: rowsOf(SeoUrl).nullish(),
  customFields: emptyAsMap(CardCustomFields),
}

/** A Store API Product with the fields of a product card. */
export const Product = inLanguage(tolerantObject(OF_EACH).transform(withPlainFields))
export type Product = z.infer<typeof Product>

/** A product with the additional fields for its own page, the feed and search engines. */
export const DetailedProduct = inLanguage(
  tolerantObject({
    ...OF_EACH,
    manufacturerNumber: z.string().nullish(),
    description: z.string().nullish(),
    metaTitle: z.string().nullish(),
    metaDescription: z.string().nullish(),
    /** A moment in ISO format. */
    releaseDate: z.iso.datetime({ offset: true }).nullish(),
    downloads: rowsOf(
      z.object({
        id: z.string(),
        media: tolerantObject({
          fileName: z.string(),
          fileExtension: z.string(),
          url: z.string().nullish(),
          private: z.boolean().nullish(),
        }),
      }),
    ).nullish(),
    categoryIds: rowsOf(z.string()).nullish(),
    seoCategory: inLanguage(
      z.object({ id: z.string(), name: z.string(), seoUrls: rowsOf(SeoUrl).nullish() }),
    ).nullish(),
    customFields: emptyAsMap(ProductCustomFields),
  }).transform(withPlainFields),
)
export type DetailedProduct = z.infer<typeof DetailedProduct>

export const ProductDetail = tolerantObject({
  product: DetailedProduct,
  configurator: rowsOf(PropertyGroup).nullish(),
})
export type ProductDetail = z.infer<typeof ProductDetail>
