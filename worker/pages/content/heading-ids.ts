import { slugify } from '#shared/slugify.ts'
import { htmlText } from '#shared/html-text.ts'
import type { CmsBlock, CmsPage, CmsSlot } from '#shared/schemas/store-api/cms.ts'
import { sortByPosition } from './sort-by-position.ts'

/** A heading with an id. */
export type Heading = Readonly<{ id: string; words: string }>

// `safe-html.ts` renders a heading of the first level as one of the second.
const HEADING = /<h([12])\b([^>]*)>([\s\S]*?)<\/h\1>/gi
const OWN_ID = /\sid\s*=\s*["']?([^"'\s>]+)/i
/** Ids that the layout of each page uses. */
const TAKEN = ['all', 'content', 'letter', 'menu', 'notifications', 'offline', 'search', 'wishlist']

/** Adds ids to all headings of a page, and returns the headings in reading order. */
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
