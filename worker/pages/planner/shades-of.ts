import type { PlannedItem } from '#shared/schemas/store-api/project.ts'

/** The colours that some article of a list can be had in, the most frequent first. */
export function shadesOf(items: readonly PlannedItem[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const item of items)
    for (const shade of new Set(
      item.siblings
        .filter((sibling) => sibling.isAvailable && sibling.version === item.version)
        .flatMap((sibling) => sibling.shade ?? []),
    ))
      counts.set(shade, (counts.get(shade) ?? 0) + 1)
  return [...counts].sort(([, count], [, other]) => other - count).map(([shade]) => shade)
}

/** The same variant of an article in another colour; null if none can be bought. */
export function inShade(item: PlannedItem, shade: string): string | null {
  const found = item.siblings.find(
    (sibling) => sibling.isAvailable && sibling.shade === shade && sibling.version === item.version,
  )
  return found?.productId ?? null
}
