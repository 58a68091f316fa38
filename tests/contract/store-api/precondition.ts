/** A feature that the shop under test must have; fails the test by name otherwise. */
export function needed<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) {
    throw new Error(`The shop under test does not offer ${what}; this test needs it`)
  }
  return value
}
