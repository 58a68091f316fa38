/**
 * The fields of a submitted form: text by name, grouped by dotted prefix (`shippingAddress.city`).
 */
export type Fields = { readonly [name: string]: string | Fields | undefined }

/**
 * Groups the entries of a form by dotted name, one level deep. Files are dropped; the last of equal
 * names wins. Names never reach an object's prototype.
 */
export function fieldsOf(entries: Iterable<readonly [string, unknown]>): Fields {
  const fields = new Map<string, string>()
  const groups = new Map<string, Map<string, string>>()
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue
    const [head = '', tail] = name.split('.', 2)
    if (tail === undefined) {
      fields.set(head, value)
      continue
    }
    const group = groups.get(head) ?? new Map<string, string>()
    groups.set(head, group.set(tail, value))
  }
  return Object.fromEntries([
    ...fields,
    ...[...groups].map(([name, group]) => [name, Object.fromEntries(group)] as const),
  ])
}

/** The fields with this prefix. */
export function groupOf(fields: Fields, group: string): Fields {
  const value = fields[group]
  return typeof value === 'object' ? value : {}
}

/** The text of a field by its dotted name, '' if it was not sent. */
export function fieldText(fields: Fields, name: string): string {
  const [head = '', tail] = name.split('.', 2)
  const value = Object.hasOwn(fields, head) ? fields[head] : undefined
  if (typeof value === 'string') return tail === undefined ? value : ''
  if (value === undefined || tail === undefined || !Object.hasOwn(value, tail)) return ''
  const inner = value[tail]
  return typeof inner === 'string' ? inner : ''
}
