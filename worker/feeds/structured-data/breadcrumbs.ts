import { messages } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import type { Crumb } from '#worker/pages/layout/breadcrumbs.tsx'
import { addressOf, type Site, type Thing } from './json-ld.ts'

/** The breadcrumbs of a page. Entries without a link are left out. */
export function breadcrumbList(site: Site, crumbs: readonly Crumb[]): Thing {
  const home = { name: messages(site.locale)('shell.home'), href: urls.page(site.locale, 'home') }
  const steps = [home, ...crumbs].filter(
    ({ href }, index, all) => href !== undefined || index === all.length - 1,
  )
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href !== undefined && { item: addressOf(site, href) }),
    })),
  }
}
