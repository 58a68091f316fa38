/**
 * Parses a response without its style elements. This page has them, and browsers report style
 * elements with another nonce as CSP violations.
 */
export async function parsePage(response: Response): Promise<Document> {
  const html = (await response.text()).replace(/<style\b.*?<\/style>/gs, '')
  return new DOMParser().parseFromString(html, 'text/html')
}

/** The page of an address; null after a failure or a redirect. */
export async function fetchPage(href: string, signal: AbortSignal): Promise<Document | null> {
  try {
    const response = await fetch(href, { signal, headers: { accept: 'text/html' } })
    if (!response.ok || response.redirected) return null
    return await parsePage(response)
  } catch {
    return null
  }
}
