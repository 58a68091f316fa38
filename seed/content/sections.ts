import type { CmsBlockRecord, CmsSectionRecord } from '#shared/schemas/import/cms.ts'
import type { LocaleText } from '#shared/schemas/import/text.ts'

const PLAIN = {
  cssClass: null,
  backgroundColor: null,
  backgroundMedia: null,
  backgroundMediaMode: 'cover',
  visibility: { mobile: true, tablet: true, desktop: true },
} as const

const NO_MARGINS = { marginTop: null, marginBottom: null, marginLeft: null, marginRight: null }

/** A text block. */
export function textBlock(html: LocaleText): CmsBlockRecord {
  return block('text', { slot: 'content', type: 'text', html })
}

/** Two texts side by side if there is room. */
export function twoTexts(left: LocaleText, right: LocaleText): CmsBlockRecord {
  return {
    ...textBlock(left),
    type: 'text-two-column',
    slots: [
      { slot: 'left', type: 'text', html: left },
      { slot: 'right', type: 'text', html: right },
    ],
  }
}

/** A drawing between two texts. */
export function imageBlock(media: string): CmsBlockRecord {
  const picture = { media, url: null, newTab: false }
  return block('image', { slot: 'image', type: 'image', picture })
}

/** A product next to a text. */
export function productBlock(product: string): CmsBlockRecord {
  return block('product-box', { slot: 'content', type: 'product-box', article: product })
}

/** Products in a row; none for an empty list. */
export function productsBlock(
  title: LocaleText,
  products: readonly string[],
): readonly CmsBlockRecord[] {
  if (products.length === 0) return []
  return [
    block('product-slider', {
      slot: 'productSlider',
      type: 'product-slider',
      title,
      articles: [...products],
    }),
  ]
}

/** A section as wide as its text. */
export function section(blocks: readonly CmsBlockRecord[]): CmsSectionRecord {
  return { type: 'default', sizingMode: 'boxed', ...PLAIN, blocks: [...blocks] }
}

function block(type: string, slot: CmsBlockRecord['slots'][number]): CmsBlockRecord {
  return { type, ...PLAIN, ...NO_MARGINS, slots: [slot] }
}
