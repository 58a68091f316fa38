/** How long a button shows that it has copied. */
const COPIED_NOTE_MS = 1_500

/**
 * Shows the buttons that copy a link. They are hidden without script, where the link next to them
 * can be copied manually.
 */
export function enhanceCopyButtons(buttons: Iterable<HTMLButtonElement>): void {
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
        }, COPIED_NOTE_MS)
      })
    })
  }
}
