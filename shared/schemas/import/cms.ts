import { z } from '#shared/schemas/zod.ts'
import { ProductNumber, Hex, Key, LocaleText } from './text.ts'

/** A whole number of pixels, as Shopware writes margins. */
const Pixels = z.int().min(0).max(400)

/** Class names of the shop's stylesheet; not for custom styles. */
const CssClass = z.string().regex(/^[a-z][a-z0-9-]*(?: [a-z][a-z0-9-]*)*$/)

/** Devices on which a part of a page is shown (CONTRIBUTING.md#content-layout). */
const Visibility = z.strictObject({
  mobile: z.boolean(),
  tablet: z.boolean(),
  desktop: z.boolean(),
})

const Layout = {
  cssClass: CssClass.nullable(),
  backgroundColor: Hex.nullable(),
  /** Key of a line of `media.ndjson`. */
  backgroundMedia: Key.nullable(),
  backgroundMediaMode: z.enum(['auto', 'contain', 'cover']),
  visibility: Visibility,
}

/** An image, with a link if `url` is set. */
const Picture = z.strictObject({ media: Key, url: LocaleText.nullable(), newTab: z.boolean() })

const Slot = z.string().regex(/^[a-z][a-zA-Z]*$/)

/** The content of a block's slot; the types are those of Shopware. */
export const CmsSlotRecord = z.discriminatedUnion('type', [
  /**
   * HTML; links are whole paths, `{{SHOP_…}}` is replaced by a value of the shop's configuration.
   */
  z.strictObject({ slot: Slot, type: z.literal('text'), html: LocaleText }),
  z.strictObject({ slot: Slot, type: z.literal('image'), picture: Picture }),
  z.strictObject({
    slot: Slot,
    type: z.literal('image-slider'),
    pictures: z.array(Picture).min(1),
  }),
  z.strictObject({
    slot: Slot,
    type: z.literal('image-gallery'),
    pictures: z.array(Picture).min(1),
  }),
  z.strictObject({ slot: Slot, type: z.literal('product-box'), article: ProductNumber }),
  z.strictObject({
    slot: Slot,
    type: z.literal('product-slider'),
    title: LocaleText.nullable(),
    articles: z.array(ProductNumber).min(1).max(24),
  }),
])
export type CmsSlotRecord = z.infer<typeof CmsSlotRecord>

export const CmsBlockRecord = z.strictObject({
  /** Shopware's name for the layout of the slots: `text`, `image-text`, `product-slider`… */
  type: z.string().regex(/^[a-z0-9-]+$/),
  ...Layout,
  marginTop: Pixels.nullable(),
  marginBottom: Pixels.nullable(),
  marginLeft: Pixels.nullable(),
  marginRight: Pixels.nullable(),
  slots: z.array(CmsSlotRecord).min(1),
})
export type CmsBlockRecord = z.infer<typeof CmsBlockRecord>

/**
 * A horizontal section of a page: sections contain blocks, blocks contain slots, as in Shopware.
 */
export const CmsSectionRecord = z.strictObject({
  type: z.enum(['default', 'sidebar']),
  sizingMode: z.enum(['boxed', 'full_width']),
  ...Layout,
  blocks: z.array(CmsBlockRecord).min(1),
})
export type CmsSectionRecord = z.infer<typeof CmsSectionRecord>
