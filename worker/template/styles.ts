import assets, { type PageSheet } from 'virtual:client-assets'

/** What each kind of page wears, as UTF-8: what all wear and what it wears beside that. */
export const STYLES = bytesOf(assets.styles)

function bytesOf({ all, ...kinds }: typeof assets.styles): Readonly<Record<PageSheet, Uint8Array>> {
  const encoder = new TextEncoder()
  const bytes = Object.entries(kinds).map(([kind, own]) => [kind, encoder.encode(all + own)])
  return Object.fromEntries(bytes) as Record<PageSheet, Uint8Array>
}
