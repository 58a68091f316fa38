import { parsePage } from './parse-page.ts'

export type FurtherPage = { readonly cards: readonly Element[]; readonly pager: HTMLElement }

/** Loads another page of a list; null if that fails. */
export async function fetchPage(address: string): Promise<FurtherPage | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' } })
    if (!response.ok) return null
    const page = await parsePage(response)
    const pager = page.querySelector<HTMLElement>('[data-more]')
    const list = pager && listOf(pager)
    return list ? { cards: [...list.children], pager } : null
  } catch {
    return null
  }
}

let requested: { readonly href: string; readonly page: Promise<FurtherPage | null> } | null = null

/**
 * The next page of a list, loaded once. Filling the row and the button share one response, so no
 * card is repeated or missing.
 */
export async function nextPage(href: string): Promise<FurtherPage | null> {
  if (requested?.href !== href) requested = { href, page: fetchPage(href) }
  const page = await requested.page
  if (!page) requested = null
  return page
}

/** The list of cards that a pager belongs to. */
export function listOf(pager: HTMLElement): Element | null {
  return pager.parentElement?.querySelector(':scope > .product-cards') ?? null
}

export function nextLink(pager: HTMLElement): HTMLAnchorElement | null {
  return pager.querySelector<HTMLAnchorElement>('[rel=next]')
}
