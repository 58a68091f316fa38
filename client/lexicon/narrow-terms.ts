import { fold } from '#shared/search/fold.ts'
import { hasWords } from '#shared/search/has-words.ts'

/**
 * Narrows the lexicon to what is typed, at each letter and without a request. All words stand in the
 * page, those that were not asked for hidden, so that a field that is emptied brings them back.
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
  // Typed before this script ran, or kept by the browser over a reload.
  narrow()
}

function linkTo(id: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.letters a')]
  return links.find((link) => link.getAttribute('href') === `#${id}`)
}
