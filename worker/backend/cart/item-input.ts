import { isHexId } from '#shared/domain/ids.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Refusal } from '#worker/backend/http/store-api-error.ts'
import { MAX_LINE_QUANTITY, type Quantity } from '#worker/backend/shopper/state.ts'

const Item = z.looseObject({
  id: z.unknown().optional(),
  referencedId: z.unknown().optional(),
  type: z.unknown().optional(),
  quantity: z.unknown().optional(),
})
type Item = z.infer<typeof Item>
const Items = z.array(Item).min(1)
const Ids = z.array(z.string()).min(1)
const WholeUnits = z.number().int().min(1).max(MAX_LINE_QUANTITY)

export type Additions = { readonly items: Quantity[]; readonly codes: string[] }

/** Articles and promotion codes of `items` to add; an article's quantity is 1 if none is given. */
export function additionsOf(items: unknown): Result<Additions, Refusal> {
  const parsed = Items.safeParse(items)
  if (!parsed.success) return fail(missing('items'))
  const articles: Quantity[] = []
  const codes: string[] = []
  for (const item of parsed.data) {
    if (item['priceDefinition'] !== undefined) return fail(NO_PRICES)
    if (item.type === 'promotion') {
      const code = typeof item.referencedId === 'string' ? item.referencedId.trim() : ''
      if (code === '' || code.length > 255) return fail(missing('referencedId'))
      codes.push(code)
    } else if (item.type === undefined || item.type === 'product') {
      const article = quantityOf({
        id: item.referencedId ?? item.id,
        quantity: item.quantity ?? 1,
      })
      if (!article.ok) return article
      articles.push(article.value)
    } else return fail(unsupported(item.type))
  }
  return ok({ items: articles, codes })
}

/** New quantities of lines that are there. */
export function changesOf(items: unknown): Result<Quantity[], Refusal> {
  const parsed = Items.safeParse(items)
  if (!parsed.success) return fail(missing('items'))
  const changes: Quantity[] = []
  for (const item of parsed.data) {
    const change = quantityOf(item)
    if (!change.ok) return change
    changes.push(change.value)
  }
  return ok(changes)
}

export function idsOf(ids: unknown): Result<string[], Refusal> {
  const parsed = Ids.safeParse(typeof ids === 'string' ? [ids] : ids)
  return parsed.success ? ok(parsed.data) : fail(missing('ids'))
}

function quantityOf({ id, quantity }: Pick<Item, 'id' | 'quantity'>): Result<Quantity, Refusal> {
  if (!isHexId(id)) return fail(invalidId(id))
  const units = WholeUnits.safeParse(quantity)
  return units.success
    ? ok({ productId: id, quantity: units.data })
    : fail(invalidQuantity(quantity))
}

const NO_PRICES: Refusal = {
  status: 403,
  code: 'CHECKOUT__INSUFFICIENT_PERMISSION',
  detail: 'Insufficient permission.',
}

function missing(parameterName: string): Refusal {
  return {
    status: 400,
    code: 'FRAMEWORK__MISSING_REQUEST_PARAMETER',
    detail: `Parameter "${parameterName}" is missing.`,
    parameters: { parameterName },
  }
}

function invalidId(input: unknown): Refusal {
  return {
    status: 400,
    code: 'FRAMEWORK__INVALID_UUID',
    detail: 'Value is not a valid UUID.',
    parameters: { input: String(input) },
  }
}

/** Also what an article quantity beyond all measure is answered with. */
export function invalidQuantity(quantity: unknown): Refusal {
  return {
    status: 400,
    code: 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY',
    detail: 'The quantity must be a positive integer.',
    parameters: { quantity: String(quantity) },
  }
}

function unsupported(type: unknown): Refusal {
  return {
    status: 400,
    code: 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED',
    detail: `Line item type "${String(type)}" is not supported.`,
    parameters: { type: String(type) },
  }
}
