import type { Product } from '#shared/schemas/store-api/product.ts'
import { urls } from '#shared/urls.ts'
import { addressOf, type Site } from './json-ld.ts'
import { COUNTRIES } from './shipping-details.ts'

/** The right of withdrawal (BGB § 355). */
const RETURN_DAYS = 14

/**
 * Whether an article may be sent back. Metre goods are cut to the customer's length and downloads
 * end with the download: neither can be withdrawn from, as their page and the cart say.
 */
export function returnPolicy(site: Site, { customFields: facts }: Pick<Product, 'customFields'>) {
  const policy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRIES,
    merchantReturnLink: addressOf(site, urls.page(site.locale, 'withdrawalTerms')),
  }
  if (facts.ripstop_withdrawal !== 'standard') {
    const category = 'https://schema.org/MerchantReturnNotPermitted'
    return { hasMerchantReturnPolicy: { ...policy, returnPolicyCategory: category } }
  }
  return {
    hasMerchantReturnPolicy: {
      ...policy,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: RETURN_DAYS,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  }
}
