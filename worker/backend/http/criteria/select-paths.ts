type Wanted = Map<string, Wanted>

/**
 * An element with the fields that were asked for (`fields`: `name`, `manufacturer.name`); its id and
 * its kind are always told.
 */
export function partial(struct: unknown, fields: readonly string[] | null): unknown {
  return fields === null ? struct : picked(struct, wantedOf(fields))
}

function picked(value: unknown, wanted: Wanted): unknown {
  if (wanted.size === 0) return value
  if (Array.isArray(value)) return value.map((entry) => picked(entry, wanted))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([field, inner]) => {
    if (field === 'id' || field === 'apiAlias') return [[field, inner]]
    const below = wanted.get(field)
    return below ? [[field, picked(inner, below)]] : []
  })
  return Object.fromEntries(entries)
}

function wantedOf(fields: readonly string[]): Wanted {
  const root: Wanted = new Map()
  for (const field of fields) {
    let at = root
    for (const name of field.split('.')) {
      const below: Wanted = at.get(name) ?? new Map()
      at.set(name, below)
      at = below
    }
  }
  return root
}
