/** Groups of more than one node that can all reach each other (Tarjan's algorithm). */
export function findCycles(edges: readonly (readonly [string, string])[]): readonly string[][] {
  const next = new Map<string, Set<string>>()
  for (const [from, to] of edges) {
    if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to))
  }
  const index = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []

  function visit(node: string): number {
    index.set(node, index.size)
    let low = index.size - 1
    open.push(node)
    for (const to of next.get(node) ?? []) {
      if (!index.has(to)) low = Math.min(low, visit(to))
      else if (open.includes(to)) low = Math.min(low, index.get(to) ?? low)
    }
    lowest.set(node, low)
    if (low === index.get(node)) {
      const group = open.splice(open.indexOf(node))
      if (group.length > 1) found.push(group)
    }
    return low
  }

  for (const node of next.keys()) if (!index.has(node)) visit(node)
  return found
}
