import { normalCode } from '#shared/domain/cart/contents.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Quantity, StoredContents, StoredLine } from './state.ts'

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

export function contentsOf(sql: SqlStorage): StoredContents {
  const lines = sql.exec('SELECT product_id, quantity, cuts FROM line ORDER BY position').toArray()
  const codes = sql.exec('SELECT code FROM code ORDER BY position').toArray()
  return {
    lines: lines.map(lineOf),
    codes: codes.map((row) => Code.parse(row).code),
  }
}

function lineOf(foreign: unknown): StoredLine {
  const { product_id, quantity, cuts } = Line.parse(foreign)
  return {
    productId: product_id,
    quantity,
    cuts: cuts === null ? null : Cuts.parse(JSON.parse(cuts)),
  }
}

/** Replaces the contents; the next revision tells other readers. */
export function store(sql: SqlStorage, { lines, codes }: StoredContents): void {
  sql.exec('DELETE FROM line')
  sql.exec('DELETE FROM code')
  lines.forEach(({ productId, quantity, cuts }, position) => {
    const values = [productId, position, quantity, cuts && JSON.stringify(cuts)]
    sql.exec('INSERT INTO line VALUES (?, ?, ?, ?)', ...values)
  })
  codes.forEach((code, position) => sql.exec('INSERT INTO code VALUES (?, ?)', code, position))
  sql.exec('UPDATE cart SET revision = revision + 1')
}

export function replaceCart(sql: SqlStorage, cartId: string): void {
  sql.exec('UPDATE cart SET cart_id = ?', cartId)
}

/** Adds to what is there, in the order of arrival; cuts of a line that grows are forgotten. */
export function added(
  { lines, codes }: StoredContents,
  items: readonly Quantity[],
  newCodes: readonly string[],
): StoredContents {
  const byProduct = new Map(lines.map((line) => [line.productId, line]))
  for (const { productId, quantity } of items) {
    const present = byProduct.get(productId)?.quantity ?? 0
    byProduct.set(productId, { productId, quantity: present + quantity, cuts: null })
  }
  // The same code twice is one, in whatever case it was typed.
  const byCode = new Map([...newCodes, ...codes].map((code) => [normalCode(code), code]))
  const all = [...codes, ...newCodes].map((code) => byCode.get(normalCode(code)) ?? code)
  return { lines: [...byProduct.values()], codes: [...new Set(all)] }
}

/** What is left after an order: quantities that came in while it was placed. */
export function withoutOrdered(
  lines: readonly StoredLine[],
  items: readonly Quantity[],
): StoredLine[] {
  const ordered = new Map(items.map(({ productId, quantity }) => [productId, quantity]))
  return lines.flatMap((line) => {
    const quantity = line.quantity - (ordered.get(line.productId) ?? 0)
    if (quantity === line.quantity) return [line]
    return quantity > 0 ? [{ ...line, quantity, cuts: null }] : []
  })
}
