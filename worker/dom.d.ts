/**
 * Of the browser, only what parts say that the worker renders too: their event handlers never run
 * here, but their types have to be known.
 */
interface HTMLInputElement {
  readonly value: string
}
