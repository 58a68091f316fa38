import { urls } from '#shared/urls.ts'
import type { ShopConfig } from '#worker/pages/layout/shop-config.ts'
import { standardReturns } from './return-policy.ts'
import { addressOf, type Site, type Thing } from './json-ld.ts'

/** The company that runs the shop, as in its imprint. */
export function organization(site: Site, shop: ShopConfig): Thing {
  return {
    '@type': 'OnlineStore',
    '@id': organizationId(site),
    name: shop.SHOP_NAME,
    legalName: shop.SHOP_LEGAL_NAME,
    url: addressOf(site, urls.page(site.locale, 'home')),
    logo: addressOf(site, '/favicon.svg'),
    email: shop.SHOP_EMAIL,
    telephone: shop.SHOP_PHONE,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.SHOP_STREET,
      postalCode: shop.SHOP_ZIP,
      addressLocality: shop.SHOP_CITY,
      addressCountry: shop.settings.homeCountry,
    },
    hasMerchantReturnPolicy: standardReturns(site),
  }
}

/** The id with which other objects refer to the shop. */
export function organizationId({ origin }: Pick<Site, 'origin'>): string {
  return `${origin}/#shop`
}
