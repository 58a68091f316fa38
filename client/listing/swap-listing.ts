import { refreshWishlistButtons } from '../wishlist/stored-wishlist.ts'

/**
 * Replaces the listing by that of another page, and returns its address; null without any change if
 * the page has none. The form, the toolbar and the announced sentence stay the same elements. So
 * focus, an open drawer and the scroll position stay. `sent` is the choice that the request
 * contained: later input stays.
 */
export function swapListing(
  form: HTMLFormElement,
  page: Document,
  sent: URLSearchParams | null,
): string | null {
  const newForm = page.querySelector<HTMLFormElement>('form.filters')
  const address = newForm?.dataset.address
  const bar = document.querySelector<HTMLElement>('.listing .toolbar')
  const newBar = page.querySelector<HTMLElement>('.listing .toolbar')
  if (!newForm || !address || !bar || !newBar) return null
  swapFields(form, newForm, sent)
  followBar(bar, newBar)
  swapBelow(bar, newBar)
  for (const selector of ['.tabs', '.lang']) swapEach(selector, page)
  refreshWishlistButtons()
  return address
}

/** Replaces filters and counts; open sections and current input stay. */
function swapFields(
  form: HTMLFormElement,
  newForm: HTMLFormElement,
  sent: URLSearchParams | null,
): void {
  const { scrollTop } = form
  const focused = form.contains(document.activeElement) ? document.activeElement : null
  const folds = new Map([...form.querySelectorAll('details')].map((fold) => [nameOf(fold), fold]))
  for (const fold of newForm.querySelectorAll('details')) {
    fold.open = folds.get(nameOf(fold))?.open ?? fold.open
  }
  const newFocused = focused && counterpartOf(focused, newForm)
  if (focused instanceof HTMLInputElement && newFocused instanceof HTMLInputElement) {
    const isTyping = focused.type === 'text' && focused.value !== (sent?.get(focused.name) ?? '')
    if (sent && isTyping) newFocused.value = focused.value
  }
  form.replaceChildren(...newForm.childNodes)
  if (newFocused instanceof HTMLElement) newFocused.focus({ preventScroll: true })
  form.scrollTop = scrollTop
}

const nameOf = (fold: Element) => fold.querySelector('summary')?.textContent

/** Finds the corresponding control in another form. */
function counterpartOf(element: Element, form: HTMLFormElement): Element | null {
  if (element instanceof HTMLInputElement) {
    const isChoice = element.type === 'checkbox' || element.type === 'radio'
    const fields = [...form.querySelectorAll<HTMLInputElement>('input')]
    const isSame = ({ name, value }: HTMLInputElement) =>
      name === element.name && (!isChoice || value === element.value)
    return fields.find(isSame) ?? null
  }
  const name = element.textContent
  return (
    [...form.querySelectorAll(element.tagName)].find(
      (candidate) => candidate.textContent === name,
    ) ?? null
  )
}

/** Updates sorting, page size and view from the address, and announces the number of products. */
function followBar(bar: HTMLElement, newBar: HTMLElement): void {
  const selects = newBar.querySelectorAll('select')
  bar
    .querySelectorAll('select')
    .forEach((select, at) => (select.value = selects[at]?.value ?? select.value))
  const inputs = newBar.querySelectorAll('input')
  bar
    .querySelectorAll('input')
    .forEach((input, at) => (input.checked = inputs[at]?.checked === true))
  const [link, newLink] = [bar, newBar].map((each) => each.querySelector('a'))
  if (link && newLink) link.href = newLink.href
  const drawer = newBar.querySelector('.only-narrow')
  if (drawer) bar.querySelector('.only-narrow')?.replaceChildren(...drawer.childNodes)
  setOutput(bar.querySelector('output'), newBar.querySelector('output')?.textContent ?? '')
}

/** Clears the text first, as screen readers do not announce an unchanged sentence again. */
function setOutput(output: HTMLElement | null, text: string): void {
  if (!output) return
  output.textContent = ''
  setTimeout(() => (output.textContent = text))
}

/**
 * Replaces filter chips, products and pager. The focus of a removed chip moves to the next chip, or
 * to the sentence.
 */
function swapBelow(bar: HTMLElement, newBar: HTMLElement): void {
  const section = bar.parentElement
  const chips = () => [...(section?.querySelectorAll<HTMLElement>('.chips.active .chip') ?? [])]
  const focusedChip = chips().findIndex((chip) => chip === document.activeElement)
  const hadFocus =
    section?.contains(document.activeElement) && !bar.contains(document.activeElement)
  while (bar.nextElementSibling) bar.nextElementSibling.remove()
  const below = [...(newBar.parentElement?.children ?? [])]
  bar.after(...below.slice(below.indexOf(newBar) + 1))
  if (!hadFocus) return
  const left = chips()
  const next = left[Math.min(Math.max(focusedChip, 0), left.length - 1)]
  const target = next ?? bar.querySelector('output')
  target?.focus({ preventScroll: true })
}

function swapEach(selector: string, page: Document): void {
  const newer = page.querySelectorAll(selector)
  document.querySelectorAll(selector).forEach((part, at) => {
    const other = newer[at]
    if (other) part.replaceWith(other)
  })
}
