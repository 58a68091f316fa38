const MISSING =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path fill="none" stroke="%2383918b" d="M20 20H380V380H20zL380 380M380 20L20 380"/></svg>'

/**
 * Replaces a picture that fails to load by the crossed box of a missing one; its alternative text
 * stays. The box is in the script, as the cause of the failure would affect a file of its own too.
 */
export function replaceBrokenPictures(): void {
  addEventListener('error', ({ target }) => replace(target), { capture: true })
  for (const picture of document.images) {
    // Some browsers give drawings no width of their own; only decoding tells.
    if (picture.complete && picture.naturalWidth === 0) {
      picture.decode().catch(() => replace(picture))
    }
  }
}

function replace(target: EventTarget | null): void {
  // A dialog that shows a picture large says itself that it did not come.
  if (!(target instanceof HTMLImageElement) || target.closest('dialog')) return
  if (target.src !== MISSING) target.src = MISSING
}
