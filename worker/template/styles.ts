import assets, { type PageSheet } from 'virtual:client-assets'

/** The styles of each kind of page as UTF-8: those of all pages and those of its own. */
export const STYLES = bytesOf(assets.styles)

function bytesOf({ all, ...kinds }: typeof assets.styles): Readonly<Record<PageSheet, Uint8Array>> {
  const encoder = new TextEncoder()
  const bytes = Object.entries(kinds).map(([kind, own]) => [kind, encoder.encode(all + own)])
  return Object.fromEntries(bytes) as Record<PageSheet, Uint8Array>
}
