import type { Consent } from '#shared/consent.ts'

declare global {
  var dataLayer: object[] | undefined
}

/**
 * Loads the tag manager after consent to statistics or marketing, and reports the consent to it. It
 * stays loaded until the next page, as a script cannot be unloaded.
 */
export function updateTagManager(address: string | undefined, consent: Consent): void {
  if (!address) return
  globalThis.dataLayer ??= []
  const layer = globalThis.dataLayer
  layer.push({ event: 'consent', consent })
  if (!consent.statistic && !consent.marketing) return
  if (document.querySelector('script[data-tag-manager]')) return
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  loadScript(address).dataset.tagManager = ''
}

/** Appends a script of another origin; the page's CSP lists the allowed origins. */
export function loadScript(address: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  document.head.append(script)
  return script
}
