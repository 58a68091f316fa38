import type { CartContents, CartLine } from '#shared/domain/cart/contents.ts'
import { hexId, type ProductId } from '#shared/domain/ids.ts'
import { z } from '#shared/schemas/zod.ts'
import { notePricesSeen } from './prices-seen.ts'
import type { PricesSeen } from './state.ts'

const Cart = z.object({ cart_id: z.string(), revision: z.number().int() })
const Line = z.object({
  product_id: z.string(),
  quantity: z.number().int(),
  cuts: z.string().nullable(),
})
const Code = z.object({ code: z.string() })
const Cuts = z.array(z.number().int())

export type CartHead = { readonly cartId: string; readonly revision: number }

export function headOf(sql: SqlStorage): CartHead {
  const row = Cart.parse(sql.exec('SELECT cart_id, revision FROM cart').one())
  return { cartId: row.cart_id, revision: row.revision }
}

export function contentsOf(sql: SqlStorage): CartContents {
  const lines = sql.exec('SELECT product_id, quantity, cuts FROM line ORDER BY position').toArray()
  const codes = sql.exec('SELECT code FROM code ORDER BY position').toArray()
  return {
    lines: lines.map(lineOf),
    codes: codes.map((row) => Code.parse(row).code),
  }
}

function lineOf(foreign: unknown): CartLine {
  const { product_id, quantity, cuts } = Line.parse(foreign)
  return {
    productId: hexId<ProductId>(product_id),
    quantity,
    cuts: cuts === null ? null : Cuts.parse(JSON.parse(cuts)),
  }
}

/**
 * Replaces the contents and increments the revision.
 * @param pricesSeen times at which the prices of merged lines were seen in the guest's cart
 */
export function storeContents(
  sql: SqlStorage,
  { lines, codes }: CartContents,
  at: number,
  pricesSeen?: PricesSeen,
): void {
  sql.exec('DELETE FROM line')
  sql.exec('DELETE FROM code')
  lines.forEach(({ productId, quantity, cuts }, position) => {
    const values = [productId, position, quantity, cuts && JSON.stringify(cuts)]
    sql.exec('INSERT INTO line VALUES (?, ?, ?, ?)', ...values)
  })
  codes.forEach((code, position) => sql.exec('INSERT INTO code VALUES (?, ?)', code, position))
  notePricesSeen(sql, at, pricesSeen)
  sql.exec('UPDATE cart SET revision = revision + 1')
}

export function replaceCart(sql: SqlStorage, cartId: string): void {
  sql.exec('UPDATE cart SET cart_id = ?', cartId)
}
