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

/** A block of running text. */
export function textBlock(html: LocaleText): CmsBlockRecord {
  return {
    type: 'text',
    ...PLAIN,
    ...NO_MARGINS,
    slots: [{ slot: 'content', type: 'text', html }],
  }
}

/** A strip of the page as wide as its text. */
export function section(blocks: readonly CmsBlockRecord[]): CmsSectionRecord {
  return { type: 'default', sizingMode: 'boxed', ...PLAIN, blocks: [...blocks] }
}
