import { LOCALE_TAGS } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { addressOf, type Site, type Thing } from './json-ld.ts'
import { organizationId } from './organization.ts'

/** The site's name for search results, on the home page. */
export function website(site: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#site`,
    name: site.name,
    url: addressOf(site, urls.page(site.locale, 'home')),
    inLanguage: LOCALE_TAGS[site.locale],
    publisher: { '@id': organizationId(site) },
  }
}
