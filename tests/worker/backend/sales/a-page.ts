import type { PageRecord } from '#shared/schemas/import/page.ts'

/** A content page with this text. */
export function aPage(key: string, html: string): PageRecord {
  const text = { de: key, en: key }
  const visibility = { mobile: true, tablet: true, desktop: true }
  const layout = {
    cssClass: null,
    backgroundColor: null,
    backgroundMedia: null,
    backgroundMediaMode: 'auto' as const,
    visibility,
  }
  const margins = { marginTop: null, marginBottom: null, marginLeft: null, marginRight: null }
  const slots = [{ slot: 'content', type: 'text' as const, html: { de: html, en: html } }]
  return {
    key,
    parent: null,
    indexed: true,
    path: { de: `/${key}`, en: `/${key}` },
    aliases: { de: [], en: [] },
    name: text,
    description: text,
    sections: [
      {
        type: 'default',
        sizingMode: 'boxed',
        ...layout,
        blocks: [{ type: 'text', ...layout, ...margins, slots }],
      },
    ],
  }
}
