import { parsePage } from './parse-page.ts'

export type FurtherPage = { readonly cards: readonly Element[]; readonly pager: HTMLElement }

/** Another page of a list, apart from the one that is shown; null if it cannot be had. */
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
 * The page that a list goes on with. Asked for once: the cards that filled a row and those that come
 * below them are of the same answer, so that none comes twice or is left out.
 */
export async function nextPage(href: string): Promise<FurtherPage | null> {
  if (requested?.href !== href) requested = { href, page: fetchPage(href) }
  const page = await requested.page
  if (!page) requested = null
  return page
}

/** The cards that a pager leads on from. */
export function listOf(pager: HTMLElement): Element | null {
  return pager.parentElement?.querySelector(':scope > .plates') ?? null
}

/** The link to the page behind what is shown. */
export function nextLink(pager: HTMLElement): HTMLAnchorElement | null {
  return pager.querySelector<HTMLAnchorElement>('[rel=next]')
}
