/**
 * The part of the browser's types that components need which the worker renders too: their event handlers never run
 * here, but their types have to be known.
 */
interface HTMLInputElement {
  readonly value: string
}
