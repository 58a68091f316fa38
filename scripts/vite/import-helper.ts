import type { Plugin } from 'vite'

const VITES_HELPER = '\0vite/preload-helper.js'

/**
 * What wraps each `import()`: it loads the styles of a part beside its script, and tells the page of
 * a part that does not come.
 */
const OURS = `const linked = (style) => new Promise((resolve, reject) => {
  const href = '/' + style
  if (document.querySelector('link[href="' + href + '"]')) return resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.onload = resolve
  link.onerror = () => {
    link.remove()
    reject(new Error('Failed to load ' + href))
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
 * Vite's own wrapper also names the files behind each file and asks the browser what it can: a
 * third of our loader, for a round trip that React's download hides.
 */
export function smallImportHelper(): Plugin {
  return {
    name: 'small-import-helper',
    enforce: 'pre',
    load: (id) => (id === VITES_HELPER ? OURS : undefined),
  }
}
