import { onceVisible } from '../ui/once-visible.ts'
import { replaceClicks } from '../islands/replace-clicks.ts'
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
  replaceClicks<HTMLAnchorElement>('[data-more] [rel=next]', () =>
    further().then((part) => part.loadMore),
  )
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
    const { target } = event
    const link =
      target instanceof Element &&
      target.closest<HTMLAnchorElement>('.listing :is(.chips.active, .empty) a')
    if (!link || !isPlainClick(event) || link.pathname !== new URL(form.action).pathname) return
    event.preventDefault()
    void ask(link.href)
  })
}

/** The address of the form, without page number, so that a change starts at page 1. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) query.append(name, String(value))
  return `${form.action}?${query}`
}
