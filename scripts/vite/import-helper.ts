import type { Plugin } from 'vite'

const VITES_HELPER = '\0vite/preload-helper.js'

/** What wraps each `import()`: it tells the page of a part that does not come. */
const OURS = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError')
  event.payload = error
  dispatchEvent(event)
  throw error
})`

/**
 * Vite's own wrapper also preloads styles and names the files behind each file: a third of our
 * loader, for styles that we have none of and for a round trip that React's download hides.
 */
export function smallImportHelper(): Plugin {
  return {
    name: 'small-import-helper',
    enforce: 'pre',
    load: (id) => (id === VITES_HELPER ? OURS : undefined),
  }
}
