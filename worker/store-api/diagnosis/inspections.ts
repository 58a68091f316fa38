import type { Locale } from '#shared/i18n/locales.ts'
import type { Category } from '#shared/schemas/store-api/category.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import type { Omission } from '#shared/schemas/store-api/tolerant.ts'
import { MIN_PASSWORD_LENGTH } from '#shared/schemas/forms/text-lengths.ts'
import type { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import { requirementsIn } from '../messages/requirements.ts'
import type { Finding, FindingName } from './finding.ts'

type Around = Readonly<{ origin: string | null; pictureOrigins: readonly string[] }>

export function ifNone(list: readonly unknown[], name: FindingName): readonly Finding[] {
  return list.length === 0 ? [{ name }] : []
}

const MAX_NAMED_OMISSIONS = 5

/** Records that the pages leave out because they do not parse. */
export function inspectOmissions(omissions: readonly Omission[]): readonly Finding[] {
  if (omissions.length === 0) return []
  const named = [...new Set(omissions.map(({ record, problem }) => `${record} (${problem})`))]
  const more = named.length > MAX_NAMED_OMISSIONS ? ' …' : ''
  const what = `${named.slice(0, MAX_NAMED_OMISSIONS).join('; ')}${more}`
  return [{ name: 'omittedRecords', what }]
}

type Channel = Readonly<{
  salesChannel: Readonly<{ domains?: readonly Readonly<{ url: string }>[] | null | undefined }>
}>

/** Registrations and links in mails need one of the channel's domains, or a path below it. */
export function inspectChannel(
  { salesChannel: { domains } }: Channel,
  { origin }: Around,
): readonly Finding[] {
  if (!domains || origin === null) return []
  const isOurs = domains.some(({ url }) => url === origin || url.startsWith(`${origin}/`))
  return isOurs ? [] : [{ name: 'noDomain', what: origin }]
}

export function inspectLanguages(
  ids: Readonly<Partial<Record<Locale, string>>>,
): readonly Finding[] {
  const german: readonly Finding[] = ids.de ? [] : [{ name: 'noGerman' }]
  const english: readonly Finding[] = ids.en ? [] : [{ name: 'noEnglish' }]
  return [...german, ...english]
}

type Paths = Readonly<{ elements: readonly Readonly<{ seoPathInfo: string }>[] }>

/** Shopware's default templates preserve case and end with a slash; our paths do neither. */
export function inspectPaths({ elements }: Paths): readonly Finding[] {
  if (elements.length === 0) return [{ name: 'noPaths' }]
  const foreign = elements.find(({ seoPathInfo }) => /\/$|\p{Lu}/u.test(seoPathInfo))
  return foreign ? [{ name: 'shopwarePaths', what: foreign.seoPathInfo }] : []
}

export function inspectFooter(categories: readonly Category[]): readonly Finding[] {
  return ifNone(categories, 'noFooter')
}

/** Checks sample products for metre goods, price tiers and pictures that the policy allows. */
export function inspectProducts(
  products: readonly Product[],
  { pictureOrigins }: Around,
): readonly Finding[] {
  if (products.length === 0) return [{ name: 'noArticles' }]
  const pictures = products.flatMap(({ cover }) => cover?.media?.url ?? [])
  const foreign = pictures
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).origin)
    .find((origin) => !pictureOrigins.includes(origin))
  const has = (matches: (product: Product) => boolean) => products.some(matches)
  const findings: readonly (Finding | false)[] = [
    foreign !== undefined && { name: 'foreignPictures', what: foreign },
    pictures.length === 0 && { name: 'noPictures' },
    !has(({ purchaseUnit, unit }) => Boolean(purchaseUnit && unit)) && { name: 'noUnits' },
    !has(({ calculatedPrices }) => calculatedPrices.length > 1) && { name: 'noTiers' },
    !has(hasOurFields) && { name: 'noCustomFields' },
  ]
  return findings.filter((finding) => finding !== false)
}

function hasOurFields({ customFields }: Product): boolean {
  return Object.entries(customFields ?? {}).some(([name, value]) => {
    return name.startsWith('ripstop_') && value !== undefined && value !== null
  })
}

type CountryRule = Readonly<{
  iso: string
  forceStateInRegistration?: boolean | null | undefined
  vatIdRequired?: boolean | null | undefined
}>

export function inspectCountries(countries: readonly CountryRule[]): readonly Finding[] {
  const isos = (matches: (country: CountryRule) => boolean | null | undefined) =>
    countries
      .filter(matches)
      .map(({ iso }) => iso)
      .join(', ')
  const states = isos(({ forceStateInRegistration }) => forceStateInRegistration)
  const vat = isos(({ vatIdRequired }) => vatIdRequired)
  return [
    ...ifNone(countries, 'noCountries'),
    ...(states ? [{ name: 'statesRequired', what: states } as const] : []),
    ...(vat ? [{ name: 'vatRequired', what: vat } as const] : []),
  ]
}

/** Required registration fields that our forms do not require. */
export function inspectRegistrations(errors: StoreApiErrors['errors']): readonly Finding[] {
  const { fields, passwordLength } = requirementsIn(errors)
  const isLong = passwordLength !== null && passwordLength > MIN_PASSWORD_LENGTH
  const findings: readonly (Finding | false)[] = [
    fields.includes('billingAddress/additionalAddressLine1') && { name: 'lineRequired' },
    fields.includes('billingAddress/additionalAddressLine2') && { name: 'secondLineRequired' },
    fields.includes('billingAddress/phoneNumber') && { name: 'phoneRequired' },
    isLong && { name: 'longPasswords', what: String(passwordLength) },
  ]
  return findings.filter((finding) => finding !== false)
}

/** Required fields of the contact form, in addition to email, subject and text. */
export function inspectMessages(errors: StoreApiErrors['errors']): readonly Finding[] {
  const { fields } = requirementsIn(errors)
  const findings: readonly (Finding | false)[] = [
    (fields.includes('firstName') || fields.includes('lastName')) && { name: 'nameInMessages' },
    fields.includes('phone') && { name: 'phoneInMessages' },
  ]
  return findings.filter((finding) => finding !== false)
}
