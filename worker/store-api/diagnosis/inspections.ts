import type { Locale } from '#shared/i18n/locales.ts'
import type { Category } from '#shared/schemas/store-api/category.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import { MIN_PASSWORD_LENGTH } from '#shared/schemas/forms/text-lengths.ts'
import type { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import { requirementsIn } from '../messages/requirements.ts'
import type { Remark, RemarkName } from './finding.ts'

type Around = Readonly<{ origin: string | null; pictureOrigins: readonly string[] }>

export function ifNone(list: readonly unknown[], name: RemarkName): readonly Remark[] {
  return list.length === 0 ? [{ name }] : []
}

type Channel = Readonly<{
  salesChannel: Readonly<{ domains?: readonly Readonly<{ url: string }>[] | null | undefined }>
}>

/** Registrations and links of mails name one of the channel's domains, or a path behind it. */
export function aboutChannel(
  { salesChannel: { domains } }: Channel,
  { origin }: Around,
): readonly Remark[] {
  if (!domains || origin === null) return []
  const isOurs = domains.some(({ url }) => url === origin || url.startsWith(`${origin}/`))
  return isOurs ? [] : [{ name: 'noDomain', what: origin }]
}

export function aboutLanguages(ids: Readonly<Partial<Record<Locale, string>>>): readonly Remark[] {
  const german: readonly Remark[] = ids.de ? [] : [{ name: 'noGerman' }]
  const english: readonly Remark[] = ids.en ? [] : [{ name: 'noEnglish' }]
  return [...german, ...english]
}

type Paths = Readonly<{ elements: readonly Readonly<{ seoPathInfo: string }>[] }>

/** Shopware's own templates keep case and end in a slash; ours do neither. */
export function aboutPaths({ elements }: Paths): readonly Remark[] {
  if (elements.length === 0) return [{ name: 'noPaths' }]
  const foreign = elements.find(({ seoPathInfo }) => /\/$|\p{Lu}/u.test(seoPathInfo))
  return foreign ? [{ name: 'shopwarePaths', what: foreign.seoPathInfo }] : []
}

export function aboutFooter(categories: readonly Category[]): readonly Remark[] {
  return ifNone(categories, 'noFooter')
}

/** What a sample of articles needs to be sold by the metre, at tiers, with visible pictures. */
export function aboutArticles(
  articles: readonly Product[],
  { pictureOrigins }: Around,
): readonly Remark[] {
  if (articles.length === 0) return [{ name: 'noArticles' }]
  const pictures = articles.flatMap(({ cover }) => cover?.media?.url ?? [])
  const foreign = pictures
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).origin)
    .find((origin) => !pictureOrigins.includes(origin))
  const has = (isIt: (article: Product) => boolean) => articles.some(isIt)
  const remarks: readonly (Remark | false)[] = [
    foreign !== undefined && { name: 'foreignPictures', what: foreign },
    pictures.length === 0 && { name: 'noPictures' },
    !has(({ purchaseUnit, unit }) => Boolean(purchaseUnit && unit)) && { name: 'noUnits' },
    !has(({ calculatedPrices }) => calculatedPrices.length > 1) && { name: 'noTiers' },
    !has(hasOurFields) && { name: 'noCustomFields' },
  ]
  return remarks.filter((remark) => remark !== false)
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

export function aboutCountries(countries: readonly CountryRule[]): readonly Remark[] {
  const isos = (isIt: (country: CountryRule) => boolean | null | undefined) =>
    countries
      .filter(isIt)
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

/** What registrations and guests have to name beyond what our forms require anyway. */
export function aboutRegistrations(errors: StoreApiErrors['errors']): readonly Remark[] {
  const { fields, passwordLength } = requirementsIn(errors)
  const isLong = passwordLength !== null && passwordLength > MIN_PASSWORD_LENGTH
  const remarks: readonly (Remark | false)[] = [
    fields.includes('billingAddress/additionalAddressLine1') && { name: 'lineRequired' },
    fields.includes('billingAddress/additionalAddressLine2') && { name: 'secondLineRequired' },
    fields.includes('billingAddress/phoneNumber') && { name: 'phoneRequired' },
    isLong && { name: 'longPasswords', what: String(passwordLength) },
  ]
  return remarks.filter((remark) => remark !== false)
}

/** What a message has to name, beside address, subject and text. */
export function aboutMessages(errors: StoreApiErrors['errors']): readonly Remark[] {
  const { fields } = requirementsIn(errors)
  const remarks: readonly (Remark | false)[] = [
    (fields.includes('firstName') || fields.includes('lastName')) && { name: 'nameInMessages' },
    fields.includes('phone') && { name: 'phoneInMessages' },
  ]
  return remarks.filter((remark) => remark !== false)
}
