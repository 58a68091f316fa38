/** A value that D1 binds. Booleans become 0 or 1, dates ISO text, and objects and lists JSON. */
export type Bound = string | number | boolean | Date | object | null

/** A piece of SQL together with the values that it binds. Only `sql` and its helpers make one. */
export class Sql {
  readonly texts: readonly string[]
  readonly values: readonly Bound[]

  /** @param texts the text before, between and after the values */
  constructor(texts: readonly string[], values: readonly Bound[] = []) {
    this.texts = texts
    this.values = values
  }

  /** The text with numbered parameters; equal values share a number. */
  toStatement(): Readonly<{ text: string; values: readonly Bound[] }> {
    const numbers = new Map<Bound, number>()
    let text = this.texts[0] ?? ''
    for (const [index, value] of this.values.entries()) {
      const number = numbers.get(value) ?? numbers.size + 1
      numbers.set(value, number)
      text += `?${number}${this.texts[index + 1] ?? ''}`
    }
    return { text, values: [...numbers.keys()] }
  }
}

/** Writes SQL. A part in braces is another piece of SQL or a value to bind, never text. */
export function sql(texts: TemplateStringsArray, ...parts: readonly (Sql | Bound)[]): Sql {
  return concat(texts, parts)
}

type Separator = ', ' | ' AND ' | ' OR ' | ' UNION ALL ' | ' '

/** Values or pieces of SQL, one after the other. */
export function list(parts: readonly (Sql | Bound)[], separator: Separator = ', '): Sql {
  return concat(
    ['', ...parts.map((_part, index) => (index < parts.length - 1 ? separator : ''))],
    parts,
  )
}

/** The name of a table or column that is not fixed in the source, quoted. */
export function identifier(name: string): Sql {
  return new Sql([`"${name.replaceAll('"', '""')}"`])
}

/** A whole number as text of the statement: D1 binds every number as REAL. */
export function integer(value: number): Sql {
  if (!Number.isSafeInteger(value)) throw new TypeError(`${value} is no whole number`)
  return new Sql([String(value)])
}

/** The statement of a piece of SQL, to run alone or in a batch. */
export function prepare(db: Pick<D1Database, 'prepare'>, query: Sql): D1PreparedStatement {
  const { text, values } = statementOf(query)
  const statement = db.prepare(text)
  return values.length === 0 ? statement : statement.bind(...values)
}

/** The text of a piece of SQL, and its values as a database takes them. */
export function statementOf(query: Sql) {
  const { text, values } = query.toStatement()
  return { text, values: values.map(encode) }
}

function encode(value: Bound): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

function concat(texts: readonly string[], parts: readonly (Sql | Bound)[]): Sql {
  const joined = [texts[0] ?? '']
  const values: Bound[] = []
  for (const [index, part] of parts.entries()) {
    if (part instanceof Sql) {
      joined[joined.length - 1] += part.texts[0] ?? ''
      joined.push(...part.texts.slice(1))
      values.push(...part.values)
      joined[joined.length - 1] += texts[index + 1] ?? ''
    } else {
      values.push(part)
      joined.push(texts[index + 1] ?? '')
    }
  }
  return new Sql(joined, values)
}
