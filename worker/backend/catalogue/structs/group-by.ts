/** Entries by a key, in order of first appearance. */
export function groupBy<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const entry of entries) {
    const group = groups.get(keyOf(entry))
    if (group) group.push(entry)
    else groups.set(keyOf(entry), [entry])
  }
  return groups
}
