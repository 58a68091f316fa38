/** Focuses the first invalid field of the page, or the notices above the form if none is invalid. */
export function focusError(notices: HTMLElement | null): void {
  ;(document.querySelector<HTMLElement>('main [aria-invalid]') ?? notices)?.focus()
}
