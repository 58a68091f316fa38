import type { CmsBlock, CmsPage, CmsSlot } from '#shared/schemas/store-api/cms.ts'

/**
 * The content of the shop's home page without empty blocks; null if nothing is left. A whole
 * category counts only if nothing else shows articles.
 */
export function homeContent(layout: CmsPage, showsListing: boolean): CmsPage | null {
  const isShown = ({ type, data }: CmsSlot) => {
    if (!data) return false
    if (type === 'product-listing') return showsListing && (data.listing?.elements ?? []).length > 0
    const lists = [data.sliderItems, data.products].some((list) => (list ?? []).length > 0)
    return lists || Boolean(data.media || data.product || data.content?.replace(/<[^>]*>|\s/g, ''))
  }
  const filled = (block: CmsBlock) => ({ ...block, slots: block.slots.filter(isShown) })
  const sections = layout.sections
    .map((section) => ({
      ...section,
      blocks: section.blocks.map(filled).filter(({ slots }) => slots.length > 0),
    }))
    .filter(({ blocks }) => blocks.length > 0)
  return sections.length > 0 ? { ...layout, sections } : null
}
