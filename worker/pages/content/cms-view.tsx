import { useContext } from 'react'
import type { CmsBlock, CmsPage, CmsSection, CmsSlot } from '#shared/schemas/store-api/cms.ts'
import { Holes } from '../layout/holes.tsx'
import { CmsSlotView } from './cms-slot.tsx'
import { sortByPosition } from './sort-by-position.ts'
import { layoutClasses, layoutRules } from './layout-style.ts'

/** A content page: its sections in order, and their styles in one style element. */
export function CmsView({ page }: { readonly page: CmsPage }) {
  const { nonce } = useContext(Holes)
  const sections = sortByPosition(page.sections)
  const rules = layoutRules(sections.flatMap((section) => [section, ...section.blocks]))
  return (
    <>
      {rules !== '' && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: rules }} />}
      {sections.map((section, index) => (
        <SectionView key={section.id ?? index} section={section} />
      ))}
    </>
  )
}

function SectionView({ section }: { readonly section: CmsSection }) {
  const isWide = section.sizingMode === 'full_width'
  const classes = ['cms-section', isWide ? 'wide' : 'wrap', layoutClasses(section)]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {sortByPosition(section.blocks).map((block, index) => (
        <BlockView key={block.id ?? index} block={block} />
      ))}
    </div>
  )
}

const COLUMNS = ['left', 'center', 'right']

/** Slots in the order of their columns; a Shopware lists them by id. */
function inColumns(slots: readonly CmsSlot[]): readonly CmsSlot[] {
  const rank = ({ slot }: CmsSlot) => COLUMNS.findIndex((column) => slot.startsWith(column))
  return slots.toSorted((a, b) => rank(a) - rank(b))
}

function BlockView({ block }: { readonly block: CmsBlock }) {
  const columns = block.slots.length > 1 ? 'columns' : ''
  const classes = ['cms-block', `cms-${block.type.replace(/[^\w-]/g, '')}`, columns]
  return (
    <div className={[...classes, layoutClasses(block)].filter(Boolean).join(' ')}>
      {inColumns(block.slots).map((slot) => (
        <CmsSlotView key={slot.id} slot={slot} />
      ))}
    </div>
  )
}
