import type { CmsSectionRecord, CmsSlotRecord } from '#shared/schemas/import/cms.ts'
import type { PageRecord } from '#shared/schemas/import/page.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { Vars } from '#worker/runtime/env.ts'
import type { AdminApi, Row } from '../admin-api.ts'
import type { Catalogue } from './catalogue.ts'
import { FOOTER } from './categories.ts'
import { CHANNELS } from './channels.ts'
import { contentPath, linksTo } from './content-links.ts'
import { inEachLanguage, translated, translatedBriefly } from './translated.ts'

const FOOTER_LINKS = 6

/** Content pages as landing pages with layouts; the first are in the footer. */
export async function seedContent(
  api: AdminApi,
  { pages, articles: products }: Catalogue,
): Promise<void> {
  const known = new Set(products.map(({ number }) => number))
  const there: There = { isSold: (number) => known.has(number), linked: linksTo(pages) }
  await api.upsert(
    'cms_page',
    pages.map((page) => ({
      id: idOf('cms-page', page.key),
      type: 'landingpage',
      name: translated(page.name),
      sections: page.sections.map((section, at) => sectionRow(page, section, at, there)),
    })),
    10,
  )
  await api.upsert(
    'landing_page',
    pages.map(({ key, name, path, description }) => ({
      id: idOf('landing-page', key),
      active: true,
      name: translated(name),
      url: translated({ de: contentPath(path.de).slice(1), en: contentPath(path.en).slice(1) }),
      metaTitle: translatedBriefly(name),
      metaDescription: translatedBriefly(description),
      cmsPageId: idOf('cms-page', key),
      salesChannels: CHANNELS.map((id) => ({ id })),
    })),
    10,
  )
  await api.upsert('category', footerRows(pages), 20)
}

function footerRows(pages: readonly PageRecord[]): readonly Row[] {
  const parentId = idOf('category', 'footer/info')
  const links = pages.filter(({ parent }) => parent === null).slice(0, FOOTER_LINKS)
  const name = translated({ de: 'Rechtliches', en: 'Legal' })
  return [
    { id: parentId, parentId: FOOTER, type: 'folder', active: true, name },
    ...links.map((page) => ({
      id: idOf('category', `footer/${page.key}`),
      parentId,
      type: 'link',
      linkType: 'landing_page',
      internalLink: idOf('landing-page', page.key),
      active: true,
      name: translated(page.name),
    })),
  ]
}

/** Link targets that exist in the Shopware. */
type There = Readonly<{
  isSold: (number: string) => boolean
  linked: ReturnType<typeof linksTo>
}>

function sectionRow(
  { key }: PageRecord,
  { type: _type, blocks, backgroundMedia: _picture, ...layout }: CmsSectionRecord,
  at: number,
  there: There,
) {
  return {
    id: idOf('cms-section', `${key}/${at}`),
    type: 'default',
    position: at,
    ...layout,
    blocks: blocks.map(({ slots, backgroundMedia: _media, ...block }, position) => ({
      id: idOf('cms-block', `${key}/${at}/${position}`),
      position,
      sectionPosition: 'main',
      ...block,
      slots: slots.flatMap((slot) => slotRow(`${key}/${at}/${position}`, slot, there)),
    })),
  }
}

/** Texts and product rows; a plain shop has no inline pictures. */
function slotRow(block: string, slot: CmsSlotRecord, { isSold, linked }: There): Row[] {
  const id = idOf('cms-slot', `${block}/${slot.slot}`)
  if (slot.type === 'text') {
    const translations = inEachLanguage((locale) => ({
      config: fixed({ content: linked(filledIn(slot.html[locale]), locale), verticalAlign: null }),
    }))
    return [{ id, type: 'text', slot: 'content', translations }]
  }
  if (slot.type !== 'product-slider') return []
  const products = slot.articles.filter(isSold)
  const translations = inEachLanguage((locale) => ({
    config: fixed({
      title: slot.title?.[locale] ?? null,
      displayMode: 'standard',
      boxLayout: 'standard',
      navigation: true,
      rotate: false,
      border: false,
      elMinWidth: '300px',
      verticalAlign: null,
      products: products.map((number) => idOf('product', number)),
    }),
  }))
  return [{ id, type: 'product-slider', slot: 'productSlider', translations }]
}

function fixed(values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { source: 'static', value }]),
  )
}

const facts: Readonly<Record<string, unknown>> = Vars.parse({
  SHOP_ORIGIN: 'http://127.0.0.1:8787',
})

/** Replaces `{{SHOP_…}}`, which only the embedded backend does on output. */
function filledIn(html: string): string {
  return html.replace(/\{\{(SHOP_\w+)\}\}/g, (whole, name: string) => String(facts[name] ?? whole))
}
