/** Focuses the first invalid field of a form, or the notices above it if no field is invalid. */
export function focusError(notices: HTMLElement | null): void {
  const form = notices?.closest('form')
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid], fieldset[aria-describedby]')
  ;(invalid ?? notices)?.focus()
}
