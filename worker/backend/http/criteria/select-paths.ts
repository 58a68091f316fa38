type PathTree = Map<string, PathTree>

/**
 * An element with the requested `fields` (`name`, `manufacturer.name`). Its id and type are always
 * included.
 */
export function selectPaths(struct: unknown, fields: readonly string[] | null): unknown {
  return fields === null ? struct : selectedPaths(struct, pathTree(fields))
}

function selectedPaths(value: unknown, tree: PathTree): unknown {
  if (tree.size === 0) return value
  if (Array.isArray(value)) return value.map((entry) => selectedPaths(entry, tree))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([field, inner]) => {
    if (field === 'id' || field === 'apiAlias') return [[field, inner]]
    const below = tree.get(field)
    return below ? [[field, selectedPaths(inner, below)]] : []
  })
  return Object.fromEntries(entries)
}

function pathTree(fields: readonly string[]): PathTree {
  const root: PathTree = new Map()
  for (const field of fields) {
    let at = root
    for (const name of field.split('.')) {
      const below: PathTree = at.get(name) ?? new Map()
      at.set(name, below)
      at = below
    }
  }
  return root
}
