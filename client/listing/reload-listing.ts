import { fillRows, restoreList } from './load-more.ts'
import { parsePage } from './parse-page.ts'
import { swapListing } from './swap-listing.ts'

/**
 * A listing that takes longer is opened as a page, so that the browser shows that it is loading.
 */
const LIMIT_MS = 8_000

type Asked = { readonly href: string; readonly abort: AbortController }

let requested: Asked | null = null
let shown = addressOf(location.href)

/**
 * Shows the listing of an address in place of the one that stands there. One request is in flight,
 * the latest; whatever goes wrong with it, the browser goes to the address itself.
 */
export async function reloadListing(form: HTMLFormElement, href: string): Promise<void> {
  const page = await ask(form, href)
  if (page === 'overtaken') return
  const address = page && swapListing(form, page, new URL(href).searchParams)
  if (!address) return location.assign(href)
  if (address !== shown) history.pushState(null, '', address)
  shown = address
  const pager = pagerHere()
  if (pager) fillRows(pager)
}

const pagerHere = () => document.querySelector<HTMLElement>('[data-more]')

/** Back and forward lead through the choices. */
addEventListener('popstate', () => void showAddress())

async function showAddress(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form.filters')
  // A fragment is another place of the same list.
  if (!form || addressOf(location.href) === shown) return
  const page = await ask(form, location.href)
  if (page === 'overtaken') return
  if (!page || !swapListing(form, page, null)) return location.reload()
  shown = addressOf(location.href)
  const pager = pagerHere()
  if (!pager) return
  if (history.state?.begun) await restoreList(pager)
  else fillRows(pager)
}

/** The page of an address; null if it fails, `overtaken` if a newer request replaced it. */
async function ask(form: HTMLFormElement, href: string): Promise<Document | null | 'overtaken'> {
  if (requested?.href === href) return 'overtaken'
  requested?.abort.abort()
  const mine: Asked = { href, abort: new AbortController() }
  requested = mine
  const timer = setTimeout(() => mine.abort.abort(), LIMIT_MS)
  // Leaving the page aborts the request; this must not open the listing instead.
  addEventListener('beforeunload', giveUp)
  const list = form.parentElement
  if (list) list.ariaBusy = 'true'
  const page = await fetchPage(href, mine.abort.signal)
  clearTimeout(timer)
  if (requested !== mine) return 'overtaken'
  giveUp()
  if (list) list.ariaBusy = null
  return page
}

function giveUp(): void {
  removeEventListener('beforeunload', giveUp)
  requested = null
}

async function fetchPage(href: string, signal: AbortSignal): Promise<Document | null> {
  try {
    const response = await fetch(href, { signal, headers: { accept: 'text/html' } })
    if (!response.ok || response.redirected) return null
    return await parsePage(response)
  } catch {
    return null
  }
}

/** Path and query: what tells one listing from another. */
function addressOf(href: string): string {
  const { pathname, search } = new URL(href)
  return pathname + search
}
