import { fold } from '#shared/search/fold.ts'
import { hasWords } from '#shared/search/has-words.ts'

/**
 * Filters the lexicon at each keystroke, without a request. The page contains all terms and hides
 * those that do not match, so an empty field shows them all.
 */
export function narrowTerms(field: HTMLInputElement): void {
  const terms = [...document.querySelectorAll<HTMLElement>('.terms dl > div')].map((entry) => ({
    entry,
    folded: fold(entry.textContent),
  }))
  const letters = [...document.querySelectorAll<HTMLElement>('.terms')].map((letter) => ({
    letter,
    link: linkTo(letter.querySelector('h2')?.id ?? ''),
  }))
  const count = document.querySelector<HTMLElement>('[data-shown]')
  const nothing = document.querySelector<HTMLElement>('[data-nothing]')

  function narrow() {
    let shown = 0
    for (const { entry, folded } of terms) {
      entry.hidden = !hasWords(folded, field.value)
      if (!entry.hidden) shown += 1
    }
    for (const { letter, link } of letters) {
      letter.hidden = !letter.querySelector('dl > div:not([hidden])')
      if (link) link.hidden = letter.hidden
    }
    if (count) count.textContent = (count.dataset.shown ?? '').replace('…', String(shown))
    if (nothing) nothing.hidden = shown > 0
  }
  field.addEventListener('input', narrow)
  // For input before this script ran, or restored by the browser after a reload.
  narrow()
}

function linkTo(id: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.letters a')]
  return links.find((link) => link.getAttribute('href') === `#${id}`)
}
