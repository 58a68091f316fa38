/** Categories that a visitor may allow beside what the shop needs to work. */
export const CONSENT_CATEGORIES = ['functional', 'statistic', 'marketing', 'unclassified'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

export type Consent = { readonly necessary: true } & Readonly<Record<ConsentCategory, boolean>>

/** How consent tools name the categories (CONTRIBUTING.md#consent). */
const NAMES_OF_TOOLS: Readonly<Record<ConsentCategory, string>> = {
  functional: 'functionality',
  statistic: 'performance',
  marketing: 'targeting',
  unclassified: 'unclassified',
}

/** Nothing is allowed: before a choice, and after a rejection. */
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

/** Consent as it is stored: the form of the consent tool, so that both read the same. */
export function formatConsent(consent: Consent): string {
  const allowed = CONSENT_CATEGORIES.filter((category) => consent[category])
  return JSON.stringify({
    action: allowed.length > 0 ? 'accept' : 'reject',
    categories: allowed.map((category) => NAMES_OF_TOOLS[category]),
  })
}

/**
 * Reads a stored choice; null where none was made or it is broken. An accept without a list of
 * categories allows all; a rejection nothing, whatever it lists.
 */
export function storedConsent(stored: string | null | undefined): Consent | null {
  const choice = parsed(stored)
  if (typeof choice !== 'object' || choice === null || !('action' in choice)) return null
  if (choice.action === 'reject') return NO_CONSENT
  if (choice.action !== 'accept') return null
  const listed = 'categories' in choice ? choice.categories : undefined
  // Consent tools keep their list as a text within the text.
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
