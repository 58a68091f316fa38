/**
 * The page of an answer, without its styles: this page has them, and a browser would report those of
 * another nonce as forbidden.
 */
export async function parsePage(response: Response): Promise<Document> {
  const html = (await response.text()).replace(/<style\b.*?<\/style>/gs, '')
  return new DOMParser().parseFromString(html, 'text/html')
}
