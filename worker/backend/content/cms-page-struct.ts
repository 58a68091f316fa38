import type { CmsBlockRecord, CmsSectionRecord } from '#shared/schemas/import/cms.ts'
import { mediaStruct } from '#worker/backend/catalogue/media-struct.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import { slotConfig, slotData, type CmsContext } from './slot-struct.ts'

type CmsPage = Readonly<{ id: string; name: string; sections: readonly CmsSectionRecord[] }>

/** A Store API CMS page with its slots resolved. Ids follow from the page's and the place in it. */
export function cmsPageStruct({ id, name, sections }: CmsPage, context: CmsContext) {
  return {
    id,
    name,
    type: 'landingpage',
    cssClass: null,
    config: null,
    customFields: {},
    translated: { name, customFields: {} },
    sections: sections.map((section, position) =>
      sectionStruct(section, { pageId: id, position }, context),
    ),
    apiAlias: 'cms_page',
  }
}

type Place = Readonly<{ pageId: string; position: number }>

function sectionStruct(
  section: CmsSectionRecord,
  { pageId, position }: Place,
  context: CmsContext,
) {
  const id = idOf('cms-section', `${pageId}/${position}`)
  return {
    id,
    pageId,
    position,
    type: section.type,
    sizingMode: section.sizingMode,
    mobileBehavior: 'wrap',
    ...layoutOf(section, context),
    blocks: section.blocks.map((block, index) => blockStruct(block, id, index, context)),
    apiAlias: 'cms_section',
  }
}

function blockStruct(
  block: CmsBlockRecord,
  sectionId: string,
  position: number,
  context: CmsContext,
) {
  const id = idOf('cms-block', `${sectionId}/${position}`)
  return {
    id,
    sectionId,
    position,
    type: block.type,
    sectionPosition: 'main',
    marginTop: pixels(block.marginTop),
    marginBottom: pixels(block.marginBottom),
    marginLeft: pixels(block.marginLeft),
    marginRight: pixels(block.marginRight),
    ...layoutOf(block, context),
    slots: block.slots.map((slot) => {
      const config = slotConfig(slot, context)
      return {
        id: idOf('cms-slot', `${id}/${slot.slot}`),
        blockId: id,
        type: slot.type,
        slot: slot.slot,
        locked: false,
        config,
        data: slotData(slot, context),
        customFields: {},
        translated: { config, customFields: {} },
        apiAlias: 'cms_slot',
      }
    }),
    apiAlias: 'cms_block',
  }
}

/** The layout fields that sections and blocks share (specification section 3). */
function layoutOf(
  strip: CmsSectionRecord | CmsBlockRecord,
  { parts, language, origin }: CmsContext,
) {
  const background = strip.backgroundMedia ? parts.media.get(strip.backgroundMedia) : undefined
  return {
    name: null,
    cssClass: strip.cssClass,
    backgroundColor: strip.backgroundColor,
    backgroundMediaId: background?.id ?? null,
    backgroundMedia: background
      ? mediaStruct(background.id, background.media, language.locale, origin)
      : null,
    backgroundMediaMode: strip.backgroundMediaMode,
    visibility: strip.visibility,
    customFields: {},
  }
}

function pixels(value: number | null): string | null {
  return value === null ? null : `${value}px`
}
