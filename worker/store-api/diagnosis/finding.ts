import type { StoreApiFailure } from '../transport/call.ts'

/** Reasons of a failed call that operators can correct. */
const REASONS = [
  'noShop',
  'tooSlow',
  'noChannel',
  'closed',
  'noJson',
  'notUnderstood',
  'other',
] as const
/** Features that shoppers lack. */
const LACKS = [
  'noGerman',
  'noEnglish',
  'noDomain',
  'noCategories',
  'noArticles',
  'foreignPictures',
  'noCountries',
  'noShipping',
  'noPayment',
  'omittedRecords',
] as const
/** Harmless differences from our own backend. */
const NOTES = [
  'noPaths',
  'shopwarePaths',
  'noUnits',
  'noTiers',
  'noCustomFields',
  'noPictures',
  'statesRequired',
  'vatRequired',
  'phoneRequired',
  'lineRequired',
  'secondLineRequired',
  'longPasswords',
  'nameInMessages',
  'phoneInMessages',
  'noFooter',
] as const

export type FindingName = (typeof REASONS)[number] | (typeof LACKS)[number] | (typeof NOTES)[number]

/** A finding about a Shopware; its text is `diagnosisRemarks.{name}`. */
export type Finding = Readonly<{ name: FindingName; what?: string }>

const noted: ReadonlySet<string> = new Set(NOTES)

/** Whether it is only information. */
export const isNote = ({ name }: Finding): boolean => noted.has(name)

const NAME_OF_CODE: Readonly<Record<string, FindingName>> = {
  FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE: 'closed',
  FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND: 'noChannel',
  FRAMEWORK__API_INVALID_ACCESS_KEY: 'noChannel',
}

export function reasonOf(failure: StoreApiFailure): Finding {
  if (failure.kind !== 'refused') return silence(failure)
  const [known] = failure.errors.flatMap(({ code }) => NAME_OF_CODE[code] ?? [])
  if (known) return { name: known }
  // A Store API lists errors. A proxy, a password prompt or another server sends a page.
  if (failure.errors.length === 0) return { name: 'noJson', what: `HTTP ${failure.status}` }
  const detail = failure.errors.map(({ code, detail: text }) => text ?? code).join(' ')
  return { name: 'other', what: `HTTP ${failure.status} ${detail}`.trim() }
}

type Silence = Exclude<StoreApiFailure, { readonly kind: 'refused' }>

function silence(failure: Silence): Finding {
  if (failure.kind === 'invalid-answer') {
    const isPage = failure.detail.startsWith('no JSON')
    return { name: isPage ? 'noJson' : 'notUnderstood', what: isPage ? 'HTTP 200' : failure.detail }
  }
  return { name: failure.kind === 'timeout' ? 'tooSlow' : 'noShop' }
}
