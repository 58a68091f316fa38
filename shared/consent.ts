/** Categories of consent; what the shop needs to work is not in this list. */
export const CONSENT_CATEGORIES = ['functional', 'statistic', 'marketing', 'unclassified'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

export type Consent = { readonly necessary: true } & Readonly<Record<ConsentCategory, boolean>>

/** Names of the categories in consent tools (CONTRIBUTING.md#consent). */
const NAMES_OF_TOOLS: Readonly<Record<ConsentCategory, string>> = {
  functional: 'functionality',
  statistic: 'performance',
  marketing: 'targeting',
  unclassified: 'unclassified',
}

/** Allows nothing: before a choice, and after a rejection. */
export const NO_CONSENT: Consent = consentTo(() => false)
export const FULL_CONSENT: Consent = consentTo(() => true)

function consentTo(isAllowed: (category: ConsentCategory) => boolean): Consent {
  return {
    necessary: true,
    functional: isAllowed('functional'),
    statistic: isAllowed('statistic'),
    marketing: isAllowed('marketing'),
    unclassified: isAllowed('unclassified'),
  }
}

/** Consent to the categories that a form names; other names allow nothing. */
export function consentOfNames(names: readonly string[]): Consent {
  return consentTo((category) => names.includes(category))
}

/** Consent to the categories that a consent tool reports, by the tool's names. */
export function reportedConsent(reported: readonly unknown[]): Consent {
  return consentTo((category) => reported.includes(NAMES_OF_TOOLS[category]))
}

/** Formats consent for storage, in the format that the consent tool uses too. */
export function formatConsent(consent: Consent): string {
  const allowed = CONSENT_CATEGORIES.filter((category) => consent[category])
  return JSON.stringify({
    action: allowed.length > 0 ? 'accept' : 'reject',
    categories: allowed.map((category) => NAMES_OF_TOOLS[category]),
  })
}

/**
 * Reads a stored choice; null if none was made or it is invalid. An accept without a list allows
 * all categories. A rejection allows none, even if it lists some.
 */
export function storedConsent(stored: string | null | undefined): Consent | null {
  const choice = parsed(stored)
  if (typeof choice !== 'object' || choice === null || !('action' in choice)) return null
  if (choice.action === 'reject') return NO_CONSENT
  if (choice.action !== 'accept') return null
  const listed = 'categories' in choice ? choice.categories : undefined
  // Consent tools store their list as JSON in a string inside the JSON.
  const categories = typeof listed === 'string' ? (parsed(listed) ?? false) : listed
  if (categories === undefined || categories === null) return FULL_CONSENT
  return Array.isArray(categories) ? reportedConsent(categories) : null
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text || 'null')
  } catch {
    return null
  }
}
