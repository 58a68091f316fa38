/** True in the local build only: test gateway and development mailbox are compiled in. */
declare const __DEV_TOOLS__: boolean

interface ImportMeta {
  /** Vite's own: true while `npm run dev` serves the sources. */
  readonly env: { readonly DEV: boolean }
  /** Vite's own, too: what files that match export, by their paths. */
  glob<Exported>(
    patterns: readonly string[],
    options: { readonly query: string; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, Exported>>
}

/**
 * The part of the browser's types that components need which the worker renders too: their event
 * handlers never run here, but their types must be known.
 */
interface HTMLInputElement {
  readonly value: string
}

/** A font as a data URL: Vite puts the file into the module that imports it. */
declare module '*.woff?inline' {
  const url: string
  export default url
}
declare module '*.ttf?inline' {
  const url: string
  export default url
}
