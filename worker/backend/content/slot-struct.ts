import type { CmsSlotRecord } from '#shared/schemas/import/cms.ts'
import { mediaStruct } from '#worker/backend/catalogue/structs/media-struct.ts'
import { productStruct } from '#worker/backend/catalogue/structs/product-struct.ts'
import { fixed, type Settings } from '#worker/backend/cms/layout-struct.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { RequestedAssociations } from '#worker/backend/http/associations.ts'
import type { CmsContext } from './cms-context.ts'
import { withShopFacts } from './shop-facts.ts'

/** Associations of the products that slots show. */
const OF_SHOWN_PRODUCT: RequestedAssociations = { manufacturer: {}, options: { group: {} } }

type Picture = Extract<CmsSlotRecord, { type: 'image' }>['picture']

/** The resolved content of a slot (docs/store-api.md#content-slots). */
export function slotData(slot: CmsSlotRecord, context: CmsContext) {
  switch (slot.type) {
    case 'text':
      return { content: textOf(slot, context), apiAlias: 'cms_text' }
    case 'image':
      return { ...pictureData(slot.picture, context), apiAlias: 'cms_image' }
    case 'image-slider':
    case 'image-gallery':
      return {
        sliderItems: slot.pictures.map((picture) => ({
          ...pictureData(picture, context),
          apiAlias: 'cms_image_slider_item',
        })),
        apiAlias: 'cms_image_slider',
      }
    case 'product-box': {
      const product = productOf(slot.article, context)
      return { productId: product?.id ?? null, product, apiAlias: 'cms_product_box' }
    }
    case 'product-slider': {
      const products = slot.articles.flatMap((number) => productOf(number, context) ?? [])
      return { products, apiAlias: 'cms_product_slider' }
    }
  }
}

/** The configuration of a slot, as Shopware's administration stores it. */
export function slotConfig(slot: CmsSlotRecord, context: CmsContext): Settings {
  const { locale } = context.language
  const verticalAlign = fixed(null)
  if (slot.type === 'text') return { content: fixed(textOf(slot, context)), verticalAlign }
  if (slot.type !== 'product-slider') return { verticalAlign }
  return {
    title: fixed(slot.title?.[locale] ?? null),
    products: fixed(slot.articles.map((number) => idOf('product', number))),
    displayMode: fixed('standard'),
    boxLayout: fixed('standard'),
    navigation: fixed(true),
    rotate: fixed(false),
    border: fixed(false),
    elMinWidth: fixed('300px'),
    verticalAlign,
  }
}

function textOf(slot: Extract<CmsSlotRecord, { type: 'text' }>, context: CmsContext): string {
  return withShopFacts(slot.html[context.language.locale], context.vars)
}

function pictureData({ media, url, newTab }: Picture, { parts, language, origin }: CmsContext) {
  const found = parts.media.get(media)
  return {
    mediaId: found?.id ?? null,
    url: url?.[language.locale] ?? null,
    newTab,
    media: found ? mediaStruct(found.id, found.media, language.locale, origin) : null,
  }
}

/** Content does not show products that are not listed (the TEST product). */
function productOf(number: string, context: CmsContext) {
  const row = context.parts.products.get(number)
  return row?.record.listed ? productStruct(row, context, OF_SHOWN_PRODUCT) : null
}
