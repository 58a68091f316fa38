import { urls } from '#shared/urls.ts'
import { addressOf, type Site } from './structured-data/json-ld.ts'
import { xmlElement, xmlText } from './xml.ts'

/** The description of the shop's search for browsers (OpenSearch). */
export function openSearch(site: Site): string {
  const { locale, name, description } = site
  const template = `${addressOf(site, urls.page(locale, 'search'))}?search={searchTerms}`
  const words = `${addressOf(site, urls.suggest(locale, 'json'))}?search={searchTerms}`
  const icon = addressOf(site, '/favicon.svg')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    xmlElement('ShortName', name.slice(0, 16)),
    xmlElement('Description', description),
    '<InputEncoding>UTF-8</InputEncoding>',
    xmlElement('Language', locale),
    `<Image width="16" height="16" type="image/svg+xml">${xmlText(icon)}</Image>`,
    `<Url type="text/html" method="get" template="${xmlText(template)}"/>`,
    `<Url type="application/x-suggestions+json" method="get" template="${xmlText(words)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n')
}
