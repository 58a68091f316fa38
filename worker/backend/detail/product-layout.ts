import type { Context } from 'hono'
import type { ProductRow } from '#worker/backend/catalogue/structs/product-row.ts'
import { PRODUCT_LAYOUT_ID } from '#worker/backend/catalogue/structs/product-struct.ts'
import {
  fixed,
  layoutStruct,
  mapped,
  type Block,
  type Slot,
} from '#worker/backend/cms/layout-struct.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { searchResult } from '#worker/backend/http/search-result.ts'
import { reviewStruct } from '#worker/backend/review/review-struct.ts'
import type { ReviewRow } from '#worker/backend/review/stored-reviews.ts'

type Shown = Readonly<{
  row: ProductRow
  product: object
  /** The groups of options that distinguish its variants. */
  groups: readonly object[]
  /** Approved reviews, newest first. */
  reviews: readonly ReviewRow[]
  crossSellings: readonly object[]
}>

const verticalAlign = fixed(null)
/** The slot shows the product of the page. */
const OF_THE_PAGE = { product: fixed(null), alignment: fixed(null) }

/** The layout of a product page as in a plain Shopware, with the data of its slots. */
export function productLayout(c: Context<BackendEnv>, shown: Shown) {
  const { row, crossSellings } = shown
  const reviews = reviewSummary(c, shown)
  return layoutStruct({
    id: PRODUCT_LAYOUT_ID,
    name: 'Product layout',
    type: 'product_detail',
    sections: [
      {
        type: 'default',
        sizingMode: 'boxed',
        blocks: [
          block('product-heading', 'Product heading', [nameSlot(row, c), makerSlot(shown)]),
          block('gallery-buybox', 'Gallery buy box', [
            gallerySlot(shown),
            buySlot(shown, reviews.total),
          ]),
          block('product-description-reviews', 'Product description', [
            {
              type: 'product-description-reviews',
              slot: 'content',
              config: OF_THE_PAGE,
              data: {
                productId: null,
                product: withoutPath(shown.product),
                reviews,
                ratingSuccess: false,
                apiAlias: 'cms_product_description_reviews',
              },
            },
          ]),
          block('cross-selling', 'Cross selling', [
            {
              type: 'cross-selling',
              slot: 'content',
              config: {
                product: fixed(null),
                displayMode: fixed('standard'),
                boxLayout: fixed('standard'),
                elMinWidth: fixed('200px'),
              },
              data: { crossSellings, apiAlias: 'cms_cross_selling' },
            },
          ]),
        ],
      },
    ],
  })
}

/** A response contains the path of a category once: at the top, not in the slots. */
function withoutPath(product: object): object {
  const category = 'seoCategory' in product ? product.seoCategory : null
  return category ? { ...product, seoCategory: { ...category, seoUrls: null } } : product
}

function block(type: string, name: string, slots: readonly Slot[]): Block {
  const margins = { marginTop: '0', marginBottom: '20px', marginLeft: '0', marginRight: '0' }
  return { type, name, looks: { ...margins, backgroundMediaMode: 'cover' }, slots }
}

function nameSlot({ record }: ProductRow, c: Context<BackendEnv>): Slot {
  return {
    type: 'product-name',
    slot: 'left',
    config: { content: mapped('product.name'), verticalAlign },
    data: { content: record.name[c.var.language.locale], apiAlias: 'cms_text' },
  }
}

function makerSlot({ product }: Shown): Slot {
  const picture = { mediaId: null, url: '', newTab: true, media: null }
  const manufacturer = 'manufacturer' in product ? product.manufacturer : null
  return {
    type: 'manufacturer-logo',
    slot: 'right',
    config: {
      displayMode: fixed('standard'),
      media: mapped('product.manufacturer.media'),
      minHeight: fixed(null),
      newTab: fixed(true),
      url: fixed(null),
      verticalAlign,
    },
    data: { ...picture, manufacturer, apiAlias: 'cms_manufacturer_logo' },
  }
}

/** Contains pictures only if the request names the product's `media`. */
function gallerySlot({ product }: Shown): Slot {
  const media = 'media' in product && Array.isArray(product.media) ? product.media : []
  const sliderItems = media.map((picture: { media: object }) => ({
    url: null,
    newTab: null,
    media: picture.media,
    apiAlias: 'cms_image_slider_item',
  }))
  return {
    type: 'image-gallery',
    slot: 'left',
    config: {
      displayMode: fixed('contain'),
      fullScreen: fixed(true),
      galleryPosition: fixed('left'),
      minHeight: fixed('430px'),
      navigationArrows: fixed('inside'),
      navigationDots: fixed('inside'),
      sliderItems: mapped('product.media'),
      verticalAlign,
      zoom: fixed(true),
    },
    data: { navigation: null, sliderItems, apiAlias: 'cms_image_slider' },
  }
}

function buySlot({ row, product, groups }: Shown, totalReviews: number): Slot {
  return {
    type: 'buy-box',
    slot: 'right',
    config: OF_THE_PAGE,
    data: {
      productId: row.publicId,
      totalReviews,
      product: withoutPath(product),
      configuratorSettings: groups,
      apiAlias: 'cms_buy_box',
    },
  }
}

const REVIEWS_SHOWN = 10
const POINTS = [1, 2, 3, 4, 5]

/** The approved reviews of a product as its page's layout shows them, with their distribution. */
function reviewSummary(c: Context<BackendEnv>, { row, reviews }: Pick<Shown, 'row' | 'reviews'>) {
  const { locale } = c.var.language
  const parentId = row.hasVariants ? row.parentId : row.publicId
  const buckets = POINTS.flatMap((points) => {
    const count = reviews.filter(({ record }) => record.points === points).length
    return count > 0 ? [{ key: String(points), count, apiAlias: 'aggregation_bucket' }] : []
  })
  const elements = reviews
    .slice(0, REVIEWS_SHOWN)
    .map((review) => reviewStruct(review, locale, null))
  return {
    ...searchResult('product_review', elements),
    limit: REVIEWS_SHOWN,
    total: reviews.length,
    totalReviews: reviews.length,
    productId: row.publicId,
    parentId,
    customerReview: null,
    aggregations: {
      ratingMatrix: { name: 'ratingMatrix', buckets, apiAlias: 'ratingMatrix_aggregation' },
    },
    matrix: {
      matrix: Object.fromEntries(POINTS.map((points) => [points, []])),
      pointSum: reviews.reduce((sum, { record }) => sum + record.points, 0),
      totalReviewCount: reviews.length,
      apiAlias: 'rating_matrix',
    },
  }
}
