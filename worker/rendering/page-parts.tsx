import type { Context } from 'hono'
import { InlineImages } from '#client/ui/inline-images.ts'
import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { HeadTexts } from '../pages/layout/head.tsx'
import { LanguageSwitch } from '../pages/layout/language-switch.tsx'
import { PageForms } from '../pages/layout/page-forms.tsx'
import { SearchForm } from '../pages/layout/search-form.tsx'
import type { AppEnv } from '../runtime/context.ts'
import type { TemplatePart } from '../template/template.ts'
import type { Piece } from '../template/split-at-marks.ts'
import { loadInlineDrawings } from './inline-drawings.ts'
import { switchPaths } from './language-switch.ts'
import { pageFrame } from './page-frame.tsx'
import type { Page, Section } from './page.ts'
import { renderPart } from './render-part.tsx'
import { started } from './started.ts'
import { shopNavigation } from './navigation/shop-navigation.ts'

/** Renders a piece of a page after its data has arrived. */
type Step = () => Promise<readonly Piece[]>
export type PageParts = Readonly<Record<TemplatePart, readonly Step[]>>

/**
 * The parts of a page. Each is rendered when the writer reaches it, and waits only for its own
 * data. The data of all parts has been requested before.
 */
export function pageParts(c: Context<AppEnv>, page: Page): PageParts {
  const { layout = 'default', status = 200, personal = false, searched } = page
  const { navigation, locales, head } = started({
    navigation: shopNavigation(c, layout),
    locales: localesOf(c, status),
    head: Promise.resolve(page.head),
  })

  const frame = async () =>
    pageFrame(c, { layout, navigation: await navigation, mainCategory: (await head).mainCategory })
  const switchTo = async () => {
    const { paths, keeps, canonicalQuery, back } = await head
    return switchPaths(c, { paths, keeps: keeps ?? canonicalQuery, back, status, personal })
  }
  const headTexts = async () => {
    const texts = await head
    const around = { navigation: await navigation, locales: await locales }
    const { locale, vars: shop } = c.var
    return renderPart(c, <HeadTexts {...texts} {...around} {...{ locale, shop }} />)
  }
  const forms = async () => {
    const { locale } = c.var
    return renderPart(c, <PageForms {...{ locale, layout }} back={(await switchTo())[locale]} />)
  }
  const data = async () => {
    const json = await page.structuredData
    if (!json) return []
    const script = { __html: json }
    return renderPart(c, <script type="application/ld+json" dangerouslySetInnerHTML={script} />)
  }
  return {
    head: [headTexts],
    above: [async () => (await frame()).above],
    languages: [
      async () => renderPart(c, <LanguageSwitch to={await switchTo()} locales={await locales} />),
    ],
    search: [
      async () =>
        searched ? renderPart(c, <SearchForm term={searched} />) : (await frame()).search,
    ],
    main: page.main.map((section) => async () => renderSection(c, await section)),
    forms: [forms],
    below: [async () => (await frame()).below],
    data: [data],
  }
}

async function renderSection(c: Context<AppEnv>, { content, firstPictures = [] }: Section) {
  const inside = await loadInlineDrawings(c, firstPictures)
  return renderPart(c, <InlineImages value={inside}>{content}</InlineImages>)
}

/** The languages of the shop. Error pages show both, because the backend may have failed. */
async function localesOf(c: Context<AppEnv>, status: number): Promise<readonly Locale[]> {
  return status === 200 && c.var.services ? c.var.services.locales() : LOCALES
}
