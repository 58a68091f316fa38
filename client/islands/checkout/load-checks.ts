/**
 * The rules of the form and the shape of its answers: 10 kB that a page which is only read does
 * without. Null if they cannot be loaded now; the server checks everything by itself.
 */
export function loadChecks() {
  return import('./checks.ts').catch(() => null)
}
