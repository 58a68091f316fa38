/**
 * Loads the form's validation and the response schema: 10 kB that are not needed for reading. Null
 * if loading fails; the server then validates alone.
 */
export function loadChecks() {
  return import('./checks.ts').catch(() => null)
}
