import { z } from '#shared/schemas/zod.ts'
import { Media, Product, SeoUrl, emptyAsMap } from './product.ts'
import { inLanguage } from './translated.ts'
import { noteUnknown, rowsOf, tolerantListOf, tolerantObject } from './tolerant.ts'

/** An image of a slot, with its link. */
export const CmsPicture = tolerantObject({
  media: Media.nullish(),
  url: z.string().nullish(),
  newTab: z.boolean().nullish(),
})
export type CmsPicture = z.infer<typeof CmsPicture>

const CrossSellingList = z.object({
  crossSelling: inLanguage(z.object({ id: z.string(), name: z.string() })),
  products: tolerantListOf(Product),
})

/** The resolved content of a slot. One schema for all types, as each fills only some fields. */
const CmsSlotData = tolerantObject({
  ...CmsPicture.shape,
  content: z.string().nullish(),
  sliderItems: rowsOf(CmsPicture).nullish(),
  product: Product.nullish(),
  products: rowsOf(Product).nullish(),
  /** For a slot that shows a category listing. */
  listing: tolerantObject({
    elements: rowsOf(Product),
    sorting: z.string().nullish(),
    availableSortings: rowsOf(z.object({ key: z.string() })).nullish(),
  }).nullish(),
  crossSellings: rowsOf(CrossSellingList).nullish(),
})

/** Form slots have a list of salutations as their data. */
const asMap = (data: unknown) => (Array.isArray(data) ? {} : data)

const Setting = z.object({ source: z.string().nullish(), value: z.string().nullish().catch(null) })

/** A setting that is either on or off. */
const Switch = z.object({ value: z.boolean().nullish().catch(null) })

const CmsSlotConfig = tolerantObject({
  /** Whether a list of products has its own sortings. */
  useCustomSorting: Switch.nullish(),
  title: Setting.nullish(),
  /** Of a form: `contact` or `newsletter`. */
  type: Setting.nullish(),
  videoID: Setting.nullish(),
  content: Setting.nullish(),
  media: Setting.nullish(),
})

/** Types of elements that pages show, or whose purpose the page fulfils itself. */
const KNOWN_TYPES = new Set([
  'text',
  'html',
  'image',
  'image-slider',
  'image-gallery',
  'product-box',
  'product-slider',
  'product-listing',
  'buy-box',
  'product-name',
  'cross-selling',
  'manufacturer-logo',
  'form',
  'youtube-video',
  'vimeo-video',
  'category-navigation',
  'sidebar-filter',
])

/** The place of an unknown element stays empty; the doctor names the element. */
function noteUnknownType<Slot extends { readonly type: string }>(slot: Slot): Slot {
  if (!KNOWN_TYPES.has(slot.type)) noteUnknown(`cms_slot ${slot.type}`)
  return slot
}

/** A slot of a block. Pages ignore unknown types. */
export const CmsSlot = inLanguage(
  tolerantObject({
    id: z.string(),
    type: z.string(),
    slot: z.string(),
    config: emptyAsMap(CmsSlotConfig.nullish().catch(null)),
    data: z.preprocess(asMap, CmsSlotData).nullish(),
  }).transform(noteUnknownType),
)
export type CmsSlot = z.infer<typeof CmsSlot>

/** Layout fields of both sections and blocks (CONTRIBUTING.md#content-layout). */
const CmsLayout = tolerantObject({
  cssClass: z.string().nullish(),
  backgroundColor: z.string().nullish(),
  backgroundMedia: Media.nullish(),
  backgroundMediaMode: z.string().nullish(),
  visibility: emptyAsMap(
    z.object({
      mobile: z.boolean().nullish(),
      tablet: z.boolean().nullish(),
      desktop: z.boolean().nullish(),
    }),
  ).nullish(),
})

/** Sections and blocks have no id in some Shopware versions. */
export const CmsBlock = tolerantObject({
  ...CmsLayout.shape,
  id: z.string().nullish(),
  type: z.string(),
  /** The column of a section with a sidebar: `main` or `sidebar`. */
  sectionPosition: z.string().nullish(),
  position: z.number().nullish(),
  marginTop: z.string().nullish(),
  marginBottom: z.string().nullish(),
  marginLeft: z.string().nullish(),
  marginRight: z.string().nullish(),
  slots: tolerantListOf(CmsSlot),
})
export type CmsBlock = z.infer<typeof CmsBlock>

export const CmsSection = tolerantObject({
  ...CmsLayout.shape,
  id: z.string().nullish(),
  type: z.string(),
  sizingMode: z.string().nullish(),
  /** `hidden` hides the sidebar on phones. */
  mobileBehavior: z.string().nullish(),
  position: z.number().nullish(),
  blocks: tolerantListOf(CmsBlock),
})
export type CmsSection = z.infer<typeof CmsSection>

/** A page made of sections, blocks and slots. */
export const CmsPage = z.object({ id: z.string(), sections: tolerantListOf(CmsSection) })
export type CmsPage = z.infer<typeof CmsPage>

/** A content page with its own path, such as the legal pages. */
export const LandingPage = inLanguage(
  tolerantObject({
    id: z.string(),
    name: z.string(),
    metaTitle: z.string().nullish(),
    metaDescription: z.string().nullish(),
    seoUrls: rowsOf(SeoUrl).nullish(),
    cmsPage: CmsPage.nullish(),
    customFields: emptyAsMap(
      z.object({
        ripstop_noindex: z.boolean().nullish(),
        /** The parent pages, from the top down. */
        ripstop_trail: z.array(z.object({ name: z.string(), seoPathInfo: z.string() })).nullish(),
      }),
    ).nullish(),
  }),
)
export type LandingPage = z.infer<typeof LandingPage>
