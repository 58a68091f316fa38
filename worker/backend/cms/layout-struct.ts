import { idOf } from '#worker/backend/sql/ids.ts'

/** A setting of a slot, as Shopware's administration stores it. */
export type Setting = Readonly<{ source: 'static' | 'mapped'; value: unknown }>
export type Settings = Readonly<Record<string, Setting>>

export type Slot = Readonly<{
  type: string
  slot: string
  /** Null without settings. */
  config: Settings | null
  data: object | null
}>

/** Appearance fields that sections and blocks share. */
type Looks = Readonly<Record<string, unknown>>
export type Block = Readonly<{
  type: string
  name: string | null
  looks?: Looks
  slots: readonly Slot[]
}>
export type Section = Readonly<{
  type: string
  sizingMode: string
  looks?: Looks
  blocks: readonly Block[]
}>
export type Layout = Readonly<{
  id: string
  name: string
  type: 'landingpage' | 'product_list' | 'product_detail'
  sections: readonly Section[]
}>

/** A setting with its own value. */
export const fixed = (value: unknown): Setting => ({ source: 'static', value })
/** A setting that is mapped to a field of the entity. */
export const mapped = (value: string): Setting => ({ source: 'mapped', value })

const NO_LOOKS = {
  cssClass: null,
  backgroundColor: null,
  backgroundMediaId: null,
  backgroundMedia: null,
  backgroundMediaMode: null,
  visibility: null,
}
const NO_MARGINS = { marginTop: null, marginBottom: null, marginLeft: null, marginRight: null }

/**
 * A Store API CMS page. Ids are derived from the page's id and the position. As in Shopware,
 * sections and blocks have no visible ids.
 */
export function layoutStruct({ id, name, type, sections }: Layout) {
  return {
    id,
    name,
    type,
    entity: null,
    cssClass: null,
    config: null,
    customFields: null,
    translated: { name, customFields: {} },
    sections: sections.map((section, position) => sectionStruct(section, { pageId: id, position })),
    apiAlias: 'cms_page',
  }
}

/** The layout with the requested slots (`a|b`), or with all. */
export function withSlots<Page extends ReturnType<typeof layoutStruct>>(
  page: Page,
  named: unknown,
) {
  if (typeof named !== 'string' || named === '') return page
  const requested = named.split('|')
  const sections = page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(({ slots }) => slots.some(({ id }) => requested.includes(id))),
  }))
  return { ...page, sections }
}

type Place = Readonly<{ pageId: string; position: number }>

function sectionStruct({ type, sizingMode, looks, blocks }: Section, { pageId, position }: Place) {
  const id = idOf('cms-section', `${pageId}/${position}`)
  return {
    pageId,
    position,
    type,
    sizingMode,
    mobileBehavior: 'wrap',
    name: null,
    ...NO_LOOKS,
    ...looks,
    customFields: null,
    translated: [],
    blocks: blocks.map((block, index) => blockStruct(block, id, index)),
    apiAlias: 'cms_section',
  }
}

function blockStruct({ type, name, looks, slots }: Block, sectionId: string, position: number) {
  const id = idOf('cms-block', `${sectionId}/${position}`)
  return {
    sectionId,
    position,
    type,
    name,
    sectionPosition: 'main',
    ...NO_MARGINS,
    ...NO_LOOKS,
    ...looks,
    customFields: null,
    translated: [],
    slots: slots.map((slot) => slotStruct(slot, id)),
    apiAlias: 'cms_block',
  }
}

function slotStruct({ type, slot, config, data }: Slot, blockId: string) {
  return {
    id: idOf('cms-slot', `${blockId}/${slot}`),
    blockId,
    type,
    slot,
    locked: false,
    config,
    fieldConfig: config && fieldConfig(config),
    data,
    customFields: null,
    translated: { config, customFields: {} },
    apiAlias: 'cms_slot',
  }
}

function fieldConfig(config: Settings) {
  return Object.entries(config).map(([name, { source, value }]) => ({
    name,
    source,
    value,
    apiAlias: 'cms_data_resolver_field_config',
  }))
}
