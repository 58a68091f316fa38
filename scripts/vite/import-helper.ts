import type { Plugin } from 'vite'

const VITES_HELPER = '\0vite/preload-helper.js'

/** Wraps each `import()`: loads its styles and reports a missing part to the page. */
const OURS = `const linked = (style) => new Promise((resolve, reject) => {
  const href = '/' + style
  if (document.querySelector('link[href="' + href + '"]')) return resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.onload = resolve
  link.onerror = () => {
    link.remove()
    reject(Error(href))
  }
  document.head.append(link)
})
export const __vitePreload = (load, styles = []) =>
  Promise.all([load(), ...styles.map(linked)]).then(([part]) => part, (error) => {
    const event = new Event('vite:preloadError')
    event.payload = error
    dispatchEvent(event)
    throw error
  })`

/**
 * Vite's own wrapper preloads nested files and is a third of our loader, for a round trip that
 * React's download hides.
 */
export function smallImportHelper(): Plugin {
  return {
    name: 'small-import-helper',
    enforce: 'pre',
    load: (id) => (id === VITES_HELPER ? OURS : undefined),
  }
}
