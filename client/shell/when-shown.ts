/** Runs at once; in a page that the browser renders ahead, when somebody comes to see it. */
export function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true })
  } else run()
}
