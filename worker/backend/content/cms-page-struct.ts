import type { CmsBlockRecord, CmsSectionRecord } from '#shared/schemas/import/cms.ts'
import { mediaStruct } from '#worker/backend/catalogue/structs/media-struct.ts'
import { layoutStruct } from '#worker/backend/cms/layout-struct.ts'
import type { CmsContext } from './cms-context.ts'
import { slotConfig, slotData } from './slot-struct.ts'

type CmsPage = Readonly<{ id: string; name: string; sections: readonly CmsSectionRecord[] }>

/** The Store API CMS page of a content page, with its slots resolved. */
export function cmsPageStruct({ id, name, sections }: CmsPage, context: CmsContext) {
  return layoutStruct({
    id,
    name,
    type: 'landingpage',
    sections: sections.map((section) => ({
      type: section.type,
      sizingMode: section.sizingMode,
      looks: looksOf(section, context),
      blocks: section.blocks.map((block) => ({
        type: block.type,
        name: null,
        looks: { ...looksOf(block, context), ...marginsOf(block) },
        slots: block.slots.map((slot) => ({
          type: slot.type,
          slot: slot.slot,
          config: slotConfig(slot, context),
          data: slotData(slot, context),
        })),
      })),
    })),
  })
}

/** The layout fields that sections and blocks share (CONTRIBUTING.md#content-layout). */
function looksOf(
  strip: CmsSectionRecord | CmsBlockRecord,
  { parts, language, origin }: CmsContext,
) {
  const background = strip.backgroundMedia ? parts.media.get(strip.backgroundMedia) : undefined
  return {
    cssClass: strip.cssClass,
    backgroundColor: strip.backgroundColor,
    backgroundMediaId: background?.id ?? null,
    backgroundMedia: background
      ? mediaStruct(background.id, background.media, language.locale, origin)
      : null,
    backgroundMediaMode: strip.backgroundMediaMode,
    visibility: strip.visibility,
  }
}

function marginsOf(block: CmsBlockRecord) {
  return {
    marginTop: pixels(block.marginTop),
    marginBottom: pixels(block.marginBottom),
    marginLeft: pixels(block.marginLeft),
    marginRight: pixels(block.marginRight),
  }
}

function pixels(value: number | null): string | null {
  return value === null ? null : `${value}px`
}
