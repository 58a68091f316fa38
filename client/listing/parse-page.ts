/**
 * Parses a response without its style elements. This page has them, and browsers report style
 * elements with another nonce as CSP violations.
 */
export async function parsePage(response: Response): Promise<Document> {
  const html = (await response.text()).replace(/<style\b.*?<\/style>/gs, '')
  return new DOMParser().parseFromString(html, 'text/html')
}
