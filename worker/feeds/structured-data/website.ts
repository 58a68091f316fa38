import { urls } from '#shared/urls.ts'
import { addressOf, type Site, type Thing } from './json-ld.ts'

/** The site's name for search results, on the home page. */
export function website(site: Site): Thing {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: addressOf(site, urls.page(site.locale, 'home')),
  }
}
