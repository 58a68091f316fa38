import { messages } from '#shared/i18n/messages.ts'
import type { Category } from '#shared/schemas/store-api/category.ts'
import type { BlogPost } from '#shared/schemas/store-api/entries.ts'
import { type FileName, type PageName } from '#shared/paths.ts'
import { urls } from '#shared/urls.ts'
import { plainWords } from './markdown/plain-words.ts'
import { categoryHref } from '../rendering/navigation/category-href.ts'
import { addressOf, type Site } from './structured-data/json-ld.ts'

const PAGES = [
  ['shipping', 'shell.shipping'],
  ['payment', 'shell.payment'],
  ['withdrawalTerms', 'shell.withdrawalTerms'],
  ['terms', 'shell.terms'],
] as const satisfies readonly (readonly [PageName, string])[]
const LEXICON = [['lexicon', 'content.lexiconTitle']] as const
const GALLERY = [['gallery', 'content.galleryTitle']] as const

/** The readable parts of the shop. A Shopware has no blog, lexicon or gallery. */
type Readable = Readonly<{
  tree: readonly Category[]
  posts: readonly BlogPost[]
  hasLexicon: boolean
  hasGallery: boolean
}>

/** A description of the shop and its pages for language models (llmstxt.org). */
export function llmsTxt(site: Site, { tree, posts, hasLexicon, hasGallery }: Readable): string {
  const { locale } = site
  const t = messages(locale)
  const link = (name: string, href: string) => `- [${plainWords(name)}](${addressOf(site, href)})`
  const categories = tree.flatMap((category) => {
    const href = category.type === 'page' ? categoryHref(locale, category) : null
    return href ? [link(category.name, href)] : []
  })
  const pages = [...PAGES, ...(hasLexicon ? LEXICON : []), ...(hasGallery ? GALLERY : [])]
  const hasBlog = posts.length > 0
  const blog = [
    `## ${t('content.blogTitle')}`,
    posts.map(({ title, slug }) => link(title, urls.post(locale, slug))).join('\n'),
  ]
  const files: readonly (readonly [FileName, string])[] = [
    ['sitemap', t('shell.sitemap')],
    ['productFeed', t('shell.productFeed')],
    ...(hasBlog ? [['blogFeed', t('shell.blogFeed')] as const] : []),
  ]
  return [
    `# ${plainWords(site.name)}`,
    `> ${plainWords(site.description)}`,
    t('shell.markdownHint'),
    `## ${t('shell.range')}`,
    categories.join('\n'),
    ...(hasBlog ? blog : []),
    `## ${t('shell.help')}`,
    pages.map(([page, name]) => link(t(name), urls.page(locale, page))).join('\n'),
    '## Optional',
    // One sitemap contains all languages.
    files
      .map(([file, name]) => link(name, urls.file(file === 'sitemap' ? 'de' : locale, file)))
      .join('\n'),
    '',
  ].join('\n\n')
}
