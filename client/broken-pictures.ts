const MISSING =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path fill="none" stroke="%2383918b" d="M20 20H380V380H20zL380 380M380 20L20 380"/></svg>'

/**
 * Replaces a picture that fails to load by a crossed box; its alternative text stays. The box is
 * part of the script, because a separate file could fail to load for the same reason.
 */
export function replaceBrokenPictures(): void {
  addEventListener('error', ({ target }) => replace(target), { capture: true })
  for (const picture of document.images) {
    // Some browsers report no width for SVG; only decoding shows whether it loaded.
    if (picture.complete && picture.naturalWidth === 0) {
      picture.decode().catch(() => replace(picture))
    }
  }
}

function replace(target: EventTarget | null): void {
  // A dialog with a large picture reports a failed load itself.
  if (!(target instanceof HTMLImageElement) || target.closest('dialog')) return
  if (target.src !== MISSING) target.src = MISSING
}
