import { LOCALE_TAGS } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import type { BlogPost } from '#shared/schemas/store-api/entries.ts'
import { urls } from '#shared/urls.ts'
import { addressOf, type Site } from './structured-data/json-ld.ts'
import { xmlElement, xmlText } from './xml.ts'

/** Posts have a date, feeds need a time. Noon UTC is on the same date all over Europe. */
const AT_NOON = 'T12:00:00Z'
const BEFORE_ALL = '1970-01-01'

/** The newest posts of the blog as an Atom feed (RFC 4287). */
export function blogAtom(site: Site, posts: readonly BlogPost[]): string {
  const { locale } = site
  const t = messages(locale)
  const blog = addressOf(site, urls.page(locale, 'blog'))
  const self = addressOf(site, urls.file(locale, 'blogFeed'))
  const updated =
    posts
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? BEFORE_ALL
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LOCALE_TAGS[locale]}">`,
    xmlElement('id', blog),
    xmlElement('title', `${t('content.blogTitle')} – ${site.name}`),
    xmlElement('subtitle', t('content.blogLead')),
    xmlElement('updated', updated + AT_NOON),
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(blog)}"/>`,
    ...posts.map((post) => entry(site, post)),
    '</feed>',
    '',
  ].join('\n')
}

function entry(site: Site, { slug, title, summary, author, date }: BlogPost): string {
  const address = addressOf(site, urls.post(site.locale, slug))
  return [
    '<entry>',
    xmlElement('id', address),
    xmlElement('title', title),
    `<link rel="alternate" type="text/html" href="${xmlText(address)}"/>`,
    xmlElement('published', date + AT_NOON),
    xmlElement('updated', date + AT_NOON),
    `<author>${xmlElement('name', author)}</author>`,
    xmlElement('summary', summary),
    '</entry>',
  ].join('')
}
