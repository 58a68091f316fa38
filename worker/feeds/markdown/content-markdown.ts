import { readableName } from '#shared/i18n/product-name.ts'
import { productHref } from '#client/ui/product-href.ts'
import type { CmsPage, CmsSlot } from '#shared/schemas/store-api/cms.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { sortByPosition } from '#worker/pages/content/sort-by-position.ts'
import { addressOf, type Site } from '../structured-data/json-ld.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { plainWords } from './plain-words.ts'

type Text = {
  readonly title: string
  readonly path: string
  /** A line below the title: date and author of a post. */
  readonly byline?: string
  readonly page: CmsPage | null | undefined
}

/** A content page as Markdown: its texts in order, products as links. */
export function contentMarkdown(site: Site, { title, path, byline, page }: Text): string {
  const blocks = sortByPosition(page?.sections ?? []).flatMap((section) =>
    sortByPosition(section.blocks),
  )
  const parts = blocks.flatMap((block) => block.slots.map((slot) => slotMarkdown(site, slot)))
  const lines = [
    `# ${plainWords(title)}`,
    byline && plainWords(byline),
    `<${addressOf(site, path)}>`,
    ...parts,
  ]
  return `${lines.filter(Boolean).join('\n\n')}\n`
}

function slotMarkdown(site: Site, { data }: CmsSlot): string {
  if (!data) return ''
  if (data.content) return htmlToMarkdown(site, data.content)
  const products = data.product ? [data.product] : (data.products ?? [])
  return products.map((product) => productLine(site, product)).join('\n')
}

function productLine(site: Site, product: Product): string {
  return `- [${plainWords(readableName(product.name))}](${addressOf(site, productHref(site.locale, product))})`
}
