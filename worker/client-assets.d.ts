/** Addresses of the built browser files, made by `scripts/vite/client-assets.ts`. */
declare module 'virtual:client-assets' {
  const assets: {
    /** The stylesheet, the loader, the font: paths of our own origin with a content hash. */
    readonly style: string
    readonly entry: string
    readonly font: string
    /** Changes with every change of a browser file; part of each page key. */
    readonly buildId: string
  }
  export default assets
}
