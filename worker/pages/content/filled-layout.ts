import { SORTINGS, type Sorting } from '#shared/domain/listing.ts'
import type { CmsBlock, CmsPage, CmsSlot } from '#shared/schemas/store-api/cms.ts'
import { sortByPosition } from './sort-by-position.ts'

/** Elements that need no data. */
const WITHOUT_DATA = new Set(['form', 'youtube-video', 'vimeo-video'])

/** Whether a slot has something to show. A mapped one repeats a field that the page shows anyway. */
export function hasContent({ type, data, config }: CmsSlot): boolean {
  if (isMapped(config?.content) || isMapped(config?.media)) return false
  if (WITHOUT_DATA.has(type)) return true
  if (!data) return false
  const lists = [data.sliderItems, data.products, data.crossSellings]
  const hasList = lists.some((list) => (list ?? []).length > 0)
  const hasText = Boolean(data.content?.replace(/<(?!img)[^>]*>|\s/g, ''))
  return hasList || hasText || Boolean(data.media || data.product)
}

const isMapped = (field: { readonly source?: string | null | undefined } | null | undefined) =>
  field?.source === 'mapped'

/** A layout without empty slots, blocks and sections; null if nothing is left. */
export function filledLayout(
  layout: CmsPage,
  isShown: (slot: CmsSlot) => boolean = hasContent,
): CmsPage | null {
  const filled = (block: CmsBlock) => ({ ...block, slots: block.slots.filter(isShown) })
  const sections = layout.sections
    .map((section) => ({
      ...section,
      blocks: section.blocks.map(filled).filter(({ slots }) => slots.length > 0),
    }))
    .filter(({ blocks }) => blocks.length > 0)
  return sections.length > 0 ? { ...layout, sections } : null
}

/** The content of a category's layout in relation to its list of products. */
export type CategoryLayout = Readonly<{
  above: CmsPage | null
  below: CmsPage | null
  /** False for a category of content alone. */
  hasListing: boolean
  /** The sortings of the list, if the layout has its own. */
  sortings: ListSortings | null
}>

/** The applied sorting, and the keys of all sortings that the owner offers. */
export type ListSortings = Readonly<{ first: Sorting; offered: readonly string[] }>

const isListing = ({ type }: CmsSlot) => type === 'product-listing'

/** Splits a layout at its list of products, which the page shows in its own way. */
export function splitAtListing(layout: CmsPage): CategoryLayout {
  const rows = sortByPosition(layout.sections).flatMap((section) =>
    sortByPosition(section.blocks).map((block) => ({ section, block })),
  )
  const at = rows.findIndex(({ block }) => block.slots.some(isListing))
  const part = (from: number, to: number) => {
    const blocks = new Set(rows.slice(from, to).map(({ block }) => block))
    const sections = layout.sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter((block) => blocks.has(block)),
    }))
    return filledLayout({ ...layout, sections })
  }
  if (at < 0) return { above: part(0, rows.length), below: null, hasListing: false, sortings: null }
  const sortings = ownSortings(rows[at]?.block.slots.find(isListing))
  return { above: part(0, at), below: part(at + 1, rows.length), hasListing: true, sortings }
}

/** Sortings that our pages do not know stay the shop's default. */
function ownSortings(slot: CmsSlot | undefined): ListSortings | null {
  const { sorting, availableSortings } = slot?.data?.listing ?? {}
  const first = SORTINGS.find((key) => key === sorting)
  if (!first || slot?.config?.useCustomSorting?.value !== true) return null
  return { first, offered: (availableSortings ?? []).map(({ key }) => key) }
}
