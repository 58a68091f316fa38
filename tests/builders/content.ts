import type { CmsBlockRecord, CmsSectionRecord, CmsSlotRecord } from '#shared/schemas/import/cms.ts'
import type { PageRecord } from '#shared/schemas/import/page.ts'

const PLAIN = {
  cssClass: null,
  backgroundColor: null,
  backgroundMedia: null,
  backgroundMediaMode: 'cover',
  visibility: { mobile: true, tablet: true, desktop: true },
} as const

/** A text slot with equal text in both languages by default. */
export function aText(html: string | { readonly de: string; readonly en: string }): CmsSlotRecord {
  const both = typeof html === 'string' ? { de: html, en: html } : html
  return { slot: 'content', type: 'text', html: both }
}

export function aBlock(change: Partial<CmsBlockRecord> = {}): CmsBlockRecord {
  return {
    type: 'text',
    ...PLAIN,
    marginTop: null,
    marginBottom: null,
    marginLeft: null,
    marginRight: null,
    slots: [aText('<p>Text</p>')],
    ...change,
  }
}

export function aSection(change: Partial<CmsSectionRecord> = {}): CmsSectionRecord {
  return { type: 'default', sizingMode: 'boxed', ...PLAIN, blocks: [aBlock()], ...change }
}

/** A content page, the imprint by default. */
export function aPage(change: Partial<PageRecord> = {}): PageRecord {
  return {
    key: 'imprint',
    parent: null,
    path: { de: '/impressum', en: '/imprint' },
    aliases: { de: [], en: [] },
    name: { de: 'Impressum', en: 'Imprint' },
    description: { de: 'Wer den Shop betreibt.', en: 'Who runs the shop.' },
    indexed: true,
    sections: [aSection()],
    ...change,
  }
}
