/** Returns a feature that the tested shop must have; throws with its name otherwise. */
export function needed<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) {
    throw new Error(`The shop under test does not offer ${what}; this test needs it`)
  }
  return value
}
