import { useContext } from 'react'
import type { CmsBlock, CmsPage, CmsSection, CmsSlot } from '#shared/schemas/store-api/cms.ts'
import { Holes } from '../layout/holes.tsx'
import { CmsFormsData, type CmsForms } from './cms-form.tsx'
import { CmsSlotView } from './cms-slot.tsx'
import { sortByPosition } from './sort-by-position.ts'
import { layoutClasses, layoutRules } from './layout-style.ts'

type CmsViewProps = Readonly<{
  page: CmsPage
  /** Without it, forms are links. */
  forms?: CmsForms | null
}>

/** A content page: its sections in order, and their styles in one style element. */
export function CmsView({ page, forms = null }: CmsViewProps) {
  const { nonce } = useContext(Holes)
  const sections = sortByPosition(page.sections)
  const rules = layoutRules(sections.flatMap((section) => [section, ...section.blocks]))
  return (
    <CmsFormsData value={forms}>
      {rules !== '' && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: rules }} />}
      {sections.map((section, index) => (
        <SectionView key={section.id ?? index} section={section} />
      ))}
    </CmsFormsData>
  )
}

function SectionView({ section }: { readonly section: CmsSection }) {
  const isWide = section.sizingMode === 'full_width'
  const classes = ['cms-section', isWide ? 'wide' : 'wrap', layoutClasses(section)]
  const blocks = sortByPosition(section.blocks)
  const aside = blocks.filter(({ sectionPosition }) => sectionPosition === 'sidebar')
  const main = blocks.filter((block) => !aside.includes(block))
  const hasSidebar = section.type === 'sidebar' && aside.length > 0 && main.length > 0
  if (!hasSidebar)
    return (
      <div className={classes.filter(Boolean).join(' ')}>
        <BlockList blocks={blocks} />
      </div>
    )
  return (
    <div className={['cms-sidebar', ...classes].filter(Boolean).join(' ')}>
      <div className={section.mobileBehavior === 'hidden' ? 'hide-mobile' : undefined}>
        <BlockList blocks={aside} />
      </div>
      <div>
        <BlockList blocks={main} />
      </div>
    </div>
  )
}

function BlockList({ blocks }: { readonly blocks: readonly CmsBlock[] }) {
  return blocks.map((block, index) => <BlockView key={block.id ?? index} block={block} />)
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
