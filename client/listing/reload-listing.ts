import { fillRows, restoreList } from './load-more.ts'
import { fetchPage } from './parse-page.ts'
import { swapListing } from './swap-listing.ts'

/** After this time the browser opens the listing as a page, and so shows that it is loading. */
const LIMIT_MS = 8_000

type ListingRequest = { readonly href: string; readonly abort: AbortController }

let requested: ListingRequest | null = null
let shown = addressOf(location.href)

/**
 * Replaces the listing by that of an address. Only the latest request is in flight; on any failure
 * the browser opens the address.
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

/** Back and forward go through the choices. */
addEventListener('popstate', () => void showAddress())

async function showAddress(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form.filters')
  // A change of the fragment shows the same list.
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
  const mine: ListingRequest = { href, abort: new AbortController() }
  requested = mine
  const timer = setTimeout(() => mine.abort.abort(), LIMIT_MS)
  // Leaving the page aborts the request, which must not open the listing instead.
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

/** Path and query, which identify a listing. */
function addressOf(href: string): string {
  const { pathname, search } = new URL(href)
  return pathname + search
}
