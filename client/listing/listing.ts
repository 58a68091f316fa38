import { onceVisible } from '../ui/once-visible.ts'
import { isPlainClick } from '../islands/plain-click.ts'
import { placeCardsInRows } from './cards-in-rows.ts'

/**
 * Enhances a listing: filter changes replace it in place, and its next page is appended. The code
 * is loaded on first use; if it fails, form and links work as without script.
 */
export function enhanceListing(): void {
  const form = document.querySelector<HTMLFormElement>('form.filters')
  if (form) followFilters(form)
  placeCardsInRows()
  const further = () => import('./load-more.ts')
  document.addEventListener('click', (event) => {
    const link = linkOf(event, '[data-more] [rel=next]')
    const pager = link?.closest<HTMLElement>('[data-more]')
    if (!link || !pager) return
    event.preventDefault()
    further().then(
      (part) => part.loadMore(pager, link),
      () => location.assign(link.href),
    )
  })
  const pager = document.querySelector<HTMLElement>('[data-more]')
  if (!pager) return
  if (history.state?.begun) void further().then((part) => part.restoreList(pager))
  else onceVisible(pager, () => void further().then((part) => part.fillRows(pager)))
}

function followFilters(form: HTMLFormElement): void {
  // Hides the apply buttons (`filters.css`). Set on the parent, as a `:has()` rule would
  // recalculate the styles of half the page.
  if (form.parentElement) form.parentElement.dataset.live = ''
  const script = () => import('./reload-listing.ts')
  // If two choices are made while the script loads, the handlers may run in any order.
  let requested: string
  const ask = (href: string) => {
    requested = href
    return script().then(
      (part) => part.reloadListing(form, requested),
      () => location.assign(requested),
    )
  }
  // For choices made before this script ran. `:is` tolerates browsers without the inner selectors;
  // Firefox matches `:user-valid` for untouched buttons too.
  if (document.querySelector('.listing :is(input:user-valid, select:user-valid)'))
    void ask(addressOf(form))
  document.addEventListener('change', ({ target }) => {
    if (target instanceof Element && [...form.elements].includes(target)) void ask(addressOf(form))
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.matches(':popover-open')) form.hidePopover()
    void ask(addressOf(form))
  })
  document.addEventListener('click', (event) => {
    const link = linkOf(event, '.chips.active a, .empty a')
    if (!link || link.pathname !== new URL(form.action).pathname) return
    event.preventDefault()
    void ask(link.href)
  })
}

/** The link of a plain click, which stays in this tab. */
function linkOf(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const { target } = event
  if (!(target instanceof Element) || !isPlainClick(event)) return null
  const link = target.closest<HTMLAnchorElement>('a')
  return link?.matches(selector) && link.closest('.listing') ? link : null
}

/** The address of the form, without page number, so that a change starts at page 1. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) query.append(name, String(value))
  return `${form.action}?${query}`
}
