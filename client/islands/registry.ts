/** The complete list of hydrated code: each island is a chunk of its own. */
export const registry = {}

export type IslandName = keyof typeof registry
