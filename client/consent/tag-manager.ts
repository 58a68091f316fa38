import type { Consent } from '#shared/consent.ts'

declare global {
  var dataLayer: object[] | undefined
}

/**
 * Loads the tag manager once it is allowed to count or to advertise, and tells it what is. It stays
 * loaded until the next page: nothing can unload a script.
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

/** Appends a script of another origin; the page's policy names the origins that may. */
export function loadScript(address: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  document.head.append(script)
  return script
}
