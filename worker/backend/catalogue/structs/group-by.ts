/** Groups entries by a key, in order of first appearance. */
export function groupBy<T, Key>(
  entries: readonly T[],
  keyOf: (entry: T) => Key,
): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>()
  for (const entry of entries) {
    const group = groups.get(keyOf(entry))
    if (group) group.push(entry)
    else groups.set(keyOf(entry), [entry])
  }
  return groups
}
