import { messages } from '#shared/i18n/messages.ts'
import type { Category } from '#shared/schemas/store-api/category.ts'
import type { BlogPost } from '#shared/schemas/store-api/entries.ts'
import { urls, type FileName, type PageName } from '#shared/urls.ts'
import { plainWords } from './markdown/plain-words.ts'
import { categoryHref } from '../rendering/category-href.ts'
import { addressOf, type Site } from './structured-data/json-ld.ts'

const PAGES = [
  ['shipping', 'shell.shipping'],
  ['payment', 'shell.payment'],
  ['withdrawalTerms', 'shell.withdrawalTerms'],
  ['terms', 'shell.terms'],
  ['lexicon', 'content.lexiconTitle'],
  ['gallery', 'content.galleryTitle'],
] as const satisfies readonly (readonly [PageName, string])[]
const FILES = ['sitemap', 'productFeed', 'blogFeed'] as const satisfies readonly FileName[]

/** What the shop is and where to read it, for language models (llmstxt.org). */
export function llmsTxt(site: Site, tree: readonly Category[], posts: readonly BlogPost[]): string {
  const { locale } = site
  const t = messages(locale)
  const link = (name: string, href: string) => `- [${plainWords(name)}](${addressOf(site, href)})`
  const categories = tree.flatMap((category) => {
    const href = category.type === 'page' ? categoryHref(locale, category) : null
    return href ? [link(category.name, href)] : []
  })
  return [
    `# ${plainWords(site.name)}`,
    `> ${t('shell.homeDescription')}`,
    t('shell.markdownHint'),
    `## ${t('shell.range')}`,
    categories.join('\n'),
    `## ${t('content.blogTitle')}`,
    posts.map(({ title, slug }) => link(title, urls.post(locale, slug))).join('\n'),
    `## ${t('shell.help')}`,
    PAGES.map(([page, name]) => link(t(name), urls.page(locale, page))).join('\n'),
    '## Optional',
    FILES.map((file) => link(file, urls.file(locale, file))).join('\n'),
    '',
  ].join('\n\n')
}
