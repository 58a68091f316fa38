/** True only in local builds: these contain the test gateway and the development mailbox. */
declare const __DEV_TOOLS__: boolean

interface ImportMeta {
  /** From Vite: true while `npm run dev` serves the sources. */
  readonly env: { readonly DEV: boolean }
  /** From Vite: the exports of all matching files, by their paths. */
  glob<Exported>(
    patterns: readonly string[],
    options: { readonly query: string; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, Exported>>
}

/**
 * The browser types that components need when the worker renders them. Their event handlers never
 * run here, but their types must be known.
 */
interface HTMLInputElement {
  readonly value: string
}

/** A font as a data URL, which Vite inlines into the importing module. */
declare module '*.woff?inline' {
  const url: string
  export default url
}
declare module '*.ttf?inline' {
  const url: string
  export default url
}
