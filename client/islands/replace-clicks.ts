import { isPlainClick } from './plain-click.ts'

/**
 * Replaces plain clicks on links or buttons, also on those that a script adds later. The code of the
 * action loads on the first click; if it cannot be loaded, the link opens or the form is submitted.
 */
export function replaceClicks<T extends HTMLAnchorElement | HTMLButtonElement>(
  selector: string,
  load: () => Promise<(element: T) => void>,
): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const element = target instanceof Element && target.closest<T>(selector)
    if (!element || !isPlainClick(event)) return
    event.preventDefault()
    load().then(
      (act) => act(element),
      () =>
        'href' in element ? location.assign(element.href) : element.form?.requestSubmit(element),
    )
  })
}
