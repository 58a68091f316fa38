import { FULL_CONSENT, NO_CONSENT, reportedConsent, type Consent } from '#shared/consent.ts'
import { loadScript } from './tag-manager.ts'

/** Where the consent tool keeps its own copy of the choice. */
export const TOOL_COOKIE = 'CookieScriptConsent'

/** Loads the configured consent tool, which asks in our place, and hands on what it reports. */
export function askByTool(address: string, onChoice: (consent: Consent) => void): void {
  addEventListener('CookieScriptAccept', (event) => onChoice(reportedConsent(categoriesOf(event))))
  addEventListener('CookieScriptAcceptAll', () => onChoice(FULL_CONSENT))
  addEventListener('CookieScriptReject', () => onChoice(NO_CONSENT))
  loadScript(address)
}

function categoriesOf(event: Event): readonly unknown[] {
  const detail: unknown = 'detail' in event ? event.detail : null
  if (typeof detail !== 'object' || detail === null || !('categories' in detail)) return []
  return Array.isArray(detail.categories) ? detail.categories : []
}
