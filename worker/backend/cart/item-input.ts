import { isHexId, type ProductId } from '#shared/domain/ids.ts'
import { sumCents } from '#shared/domain/money.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { quoteInput, type Refusal, type Violation } from '#worker/backend/http/store-api-error.ts'
import type { NewItem } from '#shared/domain/cart/change-contents.ts'
import { newId } from '#worker/backend/sql/ids.ts'

const Item = z.looseObject({
  id: z.unknown().optional(),
  referencedId: z.unknown().optional(),
  type: z.unknown().optional(),
  quantity: z.unknown().optional(),
  payload: z.unknown().optional(),
})
type Item = z.infer<typeof Item>
const Items = z.array(Item)
const Payload = z.looseObject({ ripstop_cuts: z.array(z.int().min(1)).nullish() })
const Ids = z.array(z.string())
const WholeNumber = z.int()
/** Types of items that only the shop's staff may add. */
const STAFF_TYPES: readonly unknown[] = ['credit', 'custom']

/** The reason why items are refused: an error of the cart, or of one field. */
export type ItemRefusal = { readonly refusal: Refusal } | { readonly violation: Violation }

export type Additions = { readonly items: NewItem[]; readonly codes: string[] }

/** Products and promotion codes of `items` to add; a product's quantity is 1 if none is given. */
export function additionsOf(items: unknown): Result<Additions, ItemRefusal> {
  const parsed = Items.safeParse(items ?? [])
  if (!parsed.success) return refused(noList('items', items))
  const products: NewItem[] = []
  const codes: string[] = []
  for (const item of parsed.data) {
    if (item['priceDefinition'] !== undefined || STAFF_TYPES.includes(item.type))
      return refused(NOT_PERMITTED)
    if (item.type === 'promotion') {
      const code = typeof item.referencedId === 'string' ? item.referencedId.trim() : ''
      // A promotion without a code is ignored.
      if (code !== '') codes.push(code.slice(0, MAX_CODE_LENGTH))
    } else if (item.type === 'product') {
      const product = quantityOf({
        // An item without a product id gets a new id, so it is reported as missing, as in Shopware.
        id: item.referencedId ?? item.id ?? newId(),
        quantity: item.quantity ?? 1,
      })
      if (!product.ok) return product
      products.push({ ...product.value, cuts: cutsOf(item, product.value.quantity) })
    } else return refused(unsupportedType(item.type))
  }
  return ok({ items: products, codes })
}

/** New quantities of existing lines; an item without a quantity changes nothing. */
export function changesOf(items: unknown): Result<NewItem[], ItemRefusal> {
  const parsed = Items.safeParse(items ?? [])
  if (!parsed.success) return refused(noList('items', items))
  const changes: NewItem[] = []
  for (const item of parsed.data) {
    if (item.quantity === undefined || item.quantity === null) continue
    const change = quantityOf(item)
    if (!change.ok) return change
    changes.push({ ...change.value, cuts: cutsOf(item, change.value.quantity) })
  }
  return ok(changes)
}

/**
 * The pieces if their sum is the quantity, else null. Clients may send a line with a new quantity
 * and the old pieces.
 */
function cutsOf({ payload }: Item, quantity: number): NewItem['cuts'] {
  const { ripstop_cuts: cuts } = Payload.safeParse(payload).data ?? {}
  return cuts && cuts.length > 1 && sumCents(cuts) === quantity ? cuts : null
}

export function idsOf(ids: unknown): Result<string[], ItemRefusal> {
  const parsed = Ids.safeParse(typeof ids === 'string' ? [ids] : (ids ?? []))
  return parsed.success ? ok(parsed.data) : refused(noList('ids', ids))
}

function quantityOf({ id, quantity }: Pick<Item, 'id' | 'quantity'>): Result<NewItem, ItemRefusal> {
  if (!isHexId<ProductId>(id)) return refused(malformedId(id))
  const units = WholeNumber.safeParse(quantity)
  if (!units.success) return fail({ violation: NO_WHOLE_NUMBER })
  return units.data > 0
    ? ok({ productId: id, quantity: units.data })
    : refused(invalidQuantity(units.data))
}

function refused(refusal: Refusal): Result<never, ItemRefusal> {
  return fail({ refusal })
}

const MAX_CODE_LENGTH = 255

const NO_WHOLE_NUMBER: Violation = {
  pointer: '/quantity',
  name: 'INVALID_TYPE_ERROR',
  detail: 'This value should be of type int.',
}

const NOT_PERMITTED: Refusal = {
  status: 403,
  code: 'CHECKOUT__INSUFFICIENT_PERMISSION',
  detail: 'Insufficient permission.',
}

function noList(parameter: string, value: unknown): Refusal {
  return {
    status: 400,
    code: '0',
    detail: `Unexpected value for parameter "${parameter}": expecting "array", got "${typeof value}".`,
  }
}

function invalidQuantity(quantity: number): Refusal {
  return {
    status: 400,
    code: 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY',
    detail: 'The quantity must be a positive integer.',
    parameters: { quantity },
  }
}

function unsupportedType(sent: unknown): Refusal {
  const type = quoteInput(sent ?? '')
  return {
    status: 400,
    code: 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED',
    detail: `Line item type "${type}" is not supported.`,
    parameters: { type },
  }
}
