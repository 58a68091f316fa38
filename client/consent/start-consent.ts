import {
  CONSENT_CATEGORIES,
  storedConsent,
  FULL_CONSENT,
  NO_CONSENT,
  reportedConsent,
  type Consent,
} from '#shared/consent.ts'
import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { notifyLate } from '../notifications/notify-late.ts'
import { updateTagManager, loadScript } from './tag-manager.ts'

/**
 * Loads what the visitor allowed, and asks visitors without a choice. Nothing is loaded before the
 * choice.
 */
export function startConsent(offer: HTMLElement): void {
  const { tags, tool, saved = '' } = offer.dataset
  const chosen = readConsent('consent') ?? (tool ? readConsent(TOOL_COOKIE) : null)
  if (chosen) updateTagManager(tags, chosen)
  if (tool) {
    return askByTool(tool, (consent) => {
      updateTagManager(tags, consent)
      // Consent tools report the choice again on every page.
      const isNew = CONSENT_CATEGORIES.some((category) => consent[category] !== chosen?.[category])
      if (isNew) void saveChoice({ choice: 'some', ...ticked(consent) }).catch(() => undefined)
    })
  }
  // The settings page already shows the consent form in its main part.
  const isOffered = document.querySelector(`main form[action='${SHELL_PATHS.consent}']`)
  if (!chosen && !isOffered) ask(offer, tags, saved)
  return undefined
}

function ask(offer: HTMLElement, tags: string | undefined, saved: string) {
  const form = offer.querySelector('form')
  offer.hidden = false
  form?.addEventListener('submit', (event) => {
    const button = event.submitter
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    saveChoice({ choice: button.value }).then(
      () => {
        offer.hidden = true
        const chosen = readConsent('consent')
        if (chosen) updateTagManager(tags, chosen)
        void notifyLate('success', saved)
      },
      // Sends the plain form: the next page shows the result.
      () => sendPlain(form, button.value),
    )
  })
}

async function saveChoice(fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(fields)
  const headers = { accept: 'application/json' }
  const response = await fetch(SHELL_PATHS.consent, {
    method: 'POST',
    body,
    headers,
    keepalive: true,
  })
  if (!response.ok) throw new Error(`The choice was answered ${response.status}`)
}

function sendPlain(form: HTMLFormElement, choice: string) {
  const input = document.createElement('input')
  Object.assign(input, { type: 'hidden', name: 'choice', value: choice })
  form.append(input)
  form.submit()
}

function ticked(consent: Consent): Record<string, string> {
  return Object.fromEntries(
    CONSENT_CATEGORIES.filter((category) => consent[category]).map((category) => [category, '1']),
  )
}

/** The choice in the cookie of this name; null if none was made. */
function readConsent(name: string): Consent | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return storedConsent(pair && decodeURIComponent(pair.slice(name.length + 1)))
}

/** The consent tool's own cookie. */
const TOOL_COOKIE = 'CookieScriptConsent'

/**
 * Loads the configured consent tool instead of our own question, and passes on the choice it
 * reports.
 */
function askByTool(address: string, onChoice: (consent: Consent) => void): void {
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
