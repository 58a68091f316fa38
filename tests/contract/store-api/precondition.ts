/** What the shop under test must offer for a test to mean anything; fails the test by name. */
export function needed<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) {
    throw new Error(`The shop under test does not offer ${what}; this test needs it`)
  }
  return value
}
