import { z } from '#shared/schemas/zod.ts'
import { type Bound, identifier, list, sql, Sql } from './sql.ts'

type Shape = Readonly<Record<string, z.ZodType>>
type Key<S extends Shape> = keyof S & string
type Row<S extends Shape> = z.output<z.ZodObject<S>>

/** JSON may be written from readonly values. */
type Unchanging<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Unchanging<Item>[]
      : { readonly [K in keyof T]: Unchanging<T[K]> }

/** A table, described by the shape of its rows. Keys are the columns in camel case. */
export type Table<S extends Shape> = Readonly<{
  name: string
  row: z.ZodObject<S>
  keys: readonly Key<S>[]
  /** `table.its_column AS itsColumn` for every key. */
  columns: Sql
}>

type IsOptional<T> = null extends T ? true : T extends z.core.$brand<'row-id'> ? true : false
type RequiredKey<S extends Shape> = {
  [K in Key<S>]: IsOptional<z.output<S[K]>> extends true ? never : K
}[Key<S>]

/** A row to insert. Only columns that may be null, and row ids, may be left out. */
export type NewRow<S extends Shape> = Unchanging<
  Pick<Row<S>, RequiredKey<S> & keyof Row<S>> & Partial<Row<S>>
>

/** Values to write, each of its column's type or an SQL expression. */
type Written<R> = Readonly<{ [K in keyof R]: R[K] | Sql }>

/** Describes a table of the migrations. */
export function table<const S extends Shape>(name: string, shape: S): Table<S> {
  const row = z.object(shape)
  const keys = Object.keys(shape)
  const columns = keys.map((key) => sql`${identifier(name)}.${columnOf(key)} AS ${identifier(key)}`)
  return { name, row, keys, columns: list(columns) }
}

/** Some columns of a table. */
export function pick<S extends Shape, const K extends Key<S>>(
  { name, row }: Table<S>,
  ...keys: readonly K[]
): Table<Pick<S, K>> {
  const shape = Object.fromEntries(keys.map((key) => [key, row.shape[key]]))
  return table(name, shape as Pick<S, K>)
}

/**
 * Inserts a row by its keys; further keys of the object are ignored.
 * @param onlyIf a condition without which nothing is inserted
 */
export function insertInto<S extends Shape>(
  { name, keys }: Table<S>,
  row: Written<NewRow<S>>,
  onlyIf?: Sql,
): Sql {
  const entries = entriesOf(keys, row)
  const columns = list(entries.map(([key]) => columnOf(key)))
  const values = list(entries.map(([, value]) => value))
  const into = sql`INSERT INTO ${identifier(name)} (${columns})`
  return onlyIf ? sql`${into} SELECT ${values} WHERE ${onlyIf}` : sql`${into} VALUES (${values})`
}

/** Inserts any number of rows with one bound value. A key that a row lacks becomes NULL. */
export function insertAll<S extends Shape>(
  { name, keys }: Table<S>,
  rows: readonly NewRow<S>[],
): Sql {
  const isGiven = (key: Key<S>) => rows.some((row) => valueOf(row, key) !== undefined)
  const named = rows.length === 0 ? keys : keys.filter(isGiven)
  const values = named.map((key) => sql`value ->> ${new Sql([`'$.${key}'`])}`)
  const lean = rows.map((row) => Object.fromEntries(entriesOf(named, row)))
  return sql`INSERT INTO ${identifier(name)} (${list(named.map(columnOf))})
    SELECT ${list(values)} FROM json_each(${lean}) WHERE true`
}

/** Assignments for UPDATE … SET, by the keys that are given. */
export function set<S extends Shape>(
  { keys }: Table<S>,
  changed: Written<Unchanging<Partial<Row<S>>>>,
): Sql {
  return list(entriesOf(keys, changed).map(([key, value]) => sql`${columnOf(key)} = ${value}`))
}

function entriesOf(keys: readonly string[], row: object): (readonly [string, Sql | Bound])[] {
  return keys.flatMap((key) => {
    const value = valueOf(row, key)
    return value === undefined ? [] : [[key, value] as const]
  })
}

function valueOf(row: object, key: string): Sql | Bound | undefined {
  return Object.hasOwn(row, key) ? Reflect.get(row, key) : undefined
}

function columnOf(key: string): Sql {
  return identifier(key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
}
