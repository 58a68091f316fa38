import type { CartContents, CartLine } from '#shared/domain/cart/contents.ts'
import { hexId, type ProductId } from '#shared/domain/ids.ts'
import { z } from '#shared/schemas/zod.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { execute } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { notePricesSeen } from './prices-seen.ts'
import type { PricesSeen } from './state.ts'

const Cart = z.object({ cartId: z.string(), revision: z.int() })
const Line = z.object({
  productId: z.string(),
  quantity: z.int(),
  cuts: json(z.array(z.int())).nullable(),
})
const Code = z.object({ code: z.string() })

export type CartHead = { readonly cartId: string; readonly revision: number }

export function headOf(db: SqlStorage): CartHead {
  const [row] = execute(db, sql`SELECT cart_id AS cartId, revision FROM cart`)
  return Cart.parse(row)
}

export function contentsOf(db: SqlStorage): CartContents {
  const lines = execute(
    db,
    sql`SELECT product_id AS productId, quantity, cuts FROM line ORDER BY position`,
  )
  const codes = execute(db, sql`SELECT code FROM code ORDER BY position`)
  return {
    lines: lines.map(lineOf),
    codes: codes.map((row) => Code.parse(row).code),
  }
}

function lineOf(foreign: unknown): CartLine {
  const { productId, quantity, cuts } = Line.parse(foreign)
  return { productId: hexId<ProductId>(productId), quantity, cuts }
}

/**
 * Replaces the contents and increments the revision.
 * @param pricesSeen times at which the prices of merged lines were seen in the guest's cart
 */
export function storeContents(
  db: SqlStorage,
  { lines, codes }: CartContents,
  at: number,
  pricesSeen?: PricesSeen,
): void {
  execute(db, sql`DELETE FROM line`)
  execute(db, sql`DELETE FROM code`)
  lines.forEach(({ productId, quantity, cuts }, position) => {
    execute(
      db,
      sql`INSERT INTO line (product_id, position, quantity, cuts)
        VALUES (${productId}, ${position}, ${quantity}, ${cuts})`,
    )
  })
  codes.forEach((code, position) => {
    execute(db, sql`INSERT INTO code (code, position) VALUES (${code}, ${position})`)
  })
  notePricesSeen(db, at, pricesSeen)
  execute(db, sql`UPDATE cart SET revision = revision + 1`)
}

export function replaceCart(db: SqlStorage, cartId: string): void {
  execute(db, sql`UPDATE cart SET cart_id = ${cartId}`)
}
