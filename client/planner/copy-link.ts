/** How long a button says that it has copied. */
const SAID_MS = 1_500

/**
 * Makes the buttons that copy a link work: they stand on the page hidden, as without script the link
 * beside them is copied by hand.
 */
export function offerCopies(buttons: Iterable<HTMLButtonElement>): void {
  for (const button of buttons) {
    const { copy = '', copied = '' } = button.dataset
    const word = button.querySelector('[role="status"]')
    const usual = word?.textContent ?? ''
    let back: ReturnType<typeof setTimeout> | undefined
    if (!word || !navigator.clipboard) continue
    button.hidden = false
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(copy).then(() => {
        word.textContent = copied
        clearTimeout(back)
        back = setTimeout(() => {
          word.textContent = usual
        }, SAID_MS)
      })
    })
  }
}
