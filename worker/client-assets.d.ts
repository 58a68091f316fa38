/** Addresses of the built browser files, from `scripts/vite/client-assets.ts`. */
declare module 'virtual:client-assets' {
  type PageSheet = 'home' | 'listing' | 'product' | 'text' | 'guide' | 'visualizers' | 'other'
  type EagerIsland = 'cart' | 'checkout'
  const assets: {
    /** The loader, the print styles and the font: paths of our own origin with a content hash. */
    readonly entry: string
    readonly print: string
    readonly font: string
    /** Inlined style sheets: those of all pages, and those of one kind of page. */
    readonly styles: Readonly<Record<PageSheet | 'all', string>>
    /** The scripts of islands that hydrate on load, per language, without those of the loader. */
    readonly islands: Readonly<
      Record<EagerIsland, Readonly<Record<'de' | 'en', readonly string[]>>>
    >
    /** Changes with every change of a browser file; part of each page's cache key. */
    readonly buildId: string
  }
  export type { PageSheet, EagerIsland }
  export default assets
}
