import { execute } from '#worker/backend/sql/run.ts'
import { identifier, sql } from '#worker/backend/sql/sql.ts'

const TABLES = sql`
  CREATE TABLE IF NOT EXISTS cart (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    cart_id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    last_used_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS line (
    product_id TEXT PRIMARY KEY,
    position INTEGER NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity > 0),
    cuts TEXT
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS code (code TEXT PRIMARY KEY, position INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS secret (
    hash TEXT PRIMARY KEY,
    issued_at INTEGER NOT NULL,
    last_used_at INTEGER NOT NULL,
    settings TEXT NOT NULL,
    expires_at INTEGER
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS owner (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    customer_id TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS merged_cart (cart_id TEXT PRIMARY KEY) WITHOUT ROWID;
`

/** Whether the tables exist. It only reads, so that an unknown token writes nothing. */
export function hasSession(db: SqlStorage): boolean {
  return execute(db, sql`SELECT 1 FROM sqlite_master WHERE name = 'cart'`).length > 0
}

const LATER_TABLES = ['held_notice', 'applied_promotion', 'price_seen']

/** Drops all tables, so that the object counts as unused. */
export function emptyObject(db: SqlStorage): void {
  for (const table of ['cart', 'line', 'code', 'secret', 'owner', 'merged_cart', ...LATER_TABLES])
    execute(db, sql`DROP TABLE IF EXISTS ${identifier(table)}`)
}

export function create(db: SqlStorage, cartId: string, at: number): void {
  execute(db, TABLES)
  execute(
    db,
    sql`INSERT INTO cart (only_row, cart_id, revision, last_used_at) VALUES (1, ${cartId}, 0, ${at})`,
  )
}
