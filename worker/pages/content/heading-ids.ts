import { slugify } from '#shared/slugify.ts'
import { htmlText } from '#shared/html-text.ts'
import type { CmsBlock, CmsPage, CmsSlot } from '#shared/schemas/store-api/cms.ts'
import { sortByPosition } from './in-order.ts'

/** A heading that can be linked to. */
export type Heading = Readonly<{ id: string; words: string }>

// A heading of the first order is shown as one of the second (`safe-html.ts`).
const HEADING = /<h([12])\b([^>]*)>([\s\S]*?)<\/h\1>/gi
const OWN_ID = /\sid\s*=\s*["']?([^"'\s>]+)/i
/** Ids that the parts around each page use. */
const TAKEN = ['all', 'content', 'letter', 'menu', 'notifications', 'offline', 'search', 'wishlist']

/** A page whose headings can all be linked to, and what they say, in the order in which they are read. */
export function addHeadingIds(
  page: CmsPage,
): Readonly<{ page: CmsPage; headings: readonly Heading[] }> {
  const headings: Heading[] = []
  const taken = new Set(TAKEN)

  function freeId(messages: string): string {
    const requested = slugify(messages) || 'part'
    let id = requested
    for (let further = 2; taken.has(id); further++) id = `${requested}-${further}`
    return id
  }
  function withIds(html: string): string {
    return html.replace(HEADING, (_, level: string, attributes: string, inner: string) => {
      const messages = htmlText(inner).trim()
      const own = OWN_ID.exec(attributes)?.[1]
      const id = own ?? freeId(messages)
      taken.add(id)
      if (messages !== '') headings.push({ id, words: messages })
      return `<h${level}${own === undefined ? ` id="${id}"` : attributes}>${inner}</h${level}>`
    })
  }
  const slot = (shown: CmsSlot): CmsSlot =>
    shown.data?.content
      ? { ...shown, data: { ...shown.data, content: withIds(shown.data.content) } }
      : shown
  const block = (shown: CmsBlock): CmsBlock => ({ ...shown, slots: shown.slots.map(slot) })
  const sections = sortByPosition(page.sections).map((section) => ({
    ...section,
    blocks: sortByPosition(section.blocks).map(block),
  }))
  return { page: { ...page, sections }, headings }
}
