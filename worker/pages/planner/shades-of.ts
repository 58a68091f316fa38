import type { PlannedItem } from '#shared/schemas/store-api/project.ts'

/** The available colours of the products in a list, the most frequent first. */
export function shadesOf(items: readonly PlannedItem[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const item of items)
    for (const shade of new Set(
      item.siblings
        .filter((variant) => variant.isAvailable && variant.version === item.version)
        .flatMap((variant) => variant.shade ?? []),
    ))
      counts.set(shade, (counts.get(shade) ?? 0) + 1)
  return [...counts].sort(([, count], [, other]) => other - count).map(([shade]) => shade)
}

/** The id of the same variant in another colour; null if none can be bought. */
export function inShade(item: PlannedItem, shade: string): string | null {
  const found = item.siblings.find(
    (variant) => variant.isAvailable && variant.shade === shade && variant.version === item.version,
  )
  return found?.productId ?? null
}
