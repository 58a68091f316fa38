import { urls } from '#shared/urls.ts'
import { addressOf, type Site, type Thing } from './json-ld.ts'

/** The right of withdrawal (BGB § 355). */
const RETURN_DAYS = 14

/** The returns of most products, and of the shop. */
export function standardReturns(site: Site): Thing {
  return {
    ...policy(site),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  }
}

/** Metre goods that are cut to length, and downloads. */
export function noReturns(site: Site): Thing {
  const returnPolicyCategory = 'https://schema.org/MerchantReturnNotPermitted'
  return { ...policy(site), returnPolicyCategory }
}

function policy(site: Site): Thing {
  return {
    '@type': 'MerchantReturnPolicy',
    ...(site.countries.length > 0 && { applicableCountry: site.countries }),
    merchantReturnLink: addressOf(site, urls.page(site.locale, 'withdrawalTerms')),
  }
}
