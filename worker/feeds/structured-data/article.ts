import type { BlogPost } from '#shared/schemas/store-api/entries.ts'
import { urls } from '#shared/urls.ts'
import { sharePicture } from '#worker/pages/share-picture.ts'
import { addressOf, type Site, type Thing } from './json-ld.ts'
import { organizationId } from './organization.ts'

/** A blog post. Its author is a name that the shop chose, never a customer's. */
export function articleJsonLd(site: Site, post: BlogPost): Thing {
  const url = addressOf(site, urls.post(site.locale, post.slug))
  const picture = sharePicture(post.media)
  return {
    '@type': 'Article',
    '@id': url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.summary,
    datePublished: post.date,
    inLanguage: site.locale,
    author: { '@type': 'Organization', name: post.author, url: site.origin },
    publisher: { '@type': 'Organization', '@id': organizationId(site), name: site.name },
    ...(picture && { image: addressOf(site, picture.url) }),
  }
}
