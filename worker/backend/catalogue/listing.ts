import { addDays } from '#shared/domain/calendar.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import type { Category } from './categories.ts'
import type { SortingKey } from './sortings.ts'

export type ListingRequest = Readonly<{
  category: Category | 'root'
  sorting: SortingKey
  locale: Locale
  /** From 1 on. */
  page: number
  limit: number
  /** Today's calendar date. */
  today: string
}>

/** Ids of the articles that stand for their families on this page, and how many families match. */
export type ListingPage = Readonly<{ total: number; ids: readonly string[] }>

// What an article is worth to be the face of its family: it can be bought, it is what the shop
// keeps most of (by the last import, as today's stock would swap faces from page to page).
const BEST = 'can_be_bought DESC, imported_stock DESC NULLS LAST, position, id'
const ORDERS: Readonly<Record<SortingKey, string>> = {
  topseller: 'sales DESC, family_position',
  'name-asc': 'sort_name',
  'name-desc': 'sort_name DESC',
  'price-asc': 'gross',
  'price-desc': 'gross DESC',
  newest: 'new_since DESC NULLS LAST, family_position',
}

const Page = z.object({
  total: z.int(),
  ids: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.array(z.string())),
})

/**
 * One page of a category, subcategories included: one card a family. Sorting by price or name
 * takes the cheapest or first variant for its family, else the first that can be bought.
 */
export async function listing(db: D1Database, request: ListingRequest): Promise<ListingPage> {
  const { category, sorting, locale, page, limit, today } = request
  const { scope, value } = scopeOf(category, today)
  const order = ORDERS[sorting]
  const isByVariant = sorting.startsWith('name') || sorting.startsWith('price')
  const row = await db
    .prepare(
      `WITH candidate AS (
         SELECT p.id, p.public_id, p.family_id, p.position, p.imported_stock, p.new_since, p.sales,
           f.position AS family_position, t.sort_name, e.gross,
           p.orderable AND (p.stock IS NULL OR p.stock >= p.min_purchase OR p.backorder)
             AS can_be_bought
         FROM product p
         JOIN family f ON f.id = p.family_id
         JOIN product_text t ON t.product_id = p.id AND t.locale = ?1
         JOIN product_price e ON e.product_id = p.id AND e.price_list_id = 1
           AND e.from_quantity = p.min_purchase
         WHERE p.listed = 1 AND ${scope}),
       face AS (
         SELECT *, row_number() OVER (
           PARTITION BY family_id ORDER BY ${isByVariant ? `${order}, ` : ''}${BEST}) AS nth
         FROM candidate)
       SELECT
         (SELECT count(*) FROM face WHERE nth = 1) AS total,
         (SELECT json_group_array(public_id) FROM (
           SELECT public_id FROM face WHERE nth = 1
           ORDER BY ${order}, id LIMIT ?3 OFFSET ?4)) AS ids,
         ?2 AS scope`,
    )
    .bind(locale, value, limit, (page - 1) * limit)
    .first()
  return Page.parse(row)
}

/** Which articles a category holds, as a condition on `p` with `?2`. */
function scopeOf(category: Category | 'root', today: string) {
  if (category === 'root') return { scope: '?2 IS NULL', value: null }
  if (category.rule?.kind === 'offers') return { scope: 'p.offer = ?2', value: 1 }
  if (category.rule?.kind === 'new') {
    return { scope: 'p.new_since >= ?2', value: addDays(today, -category.rule.days) }
  }
  const scope = `p.id IN (
    SELECT pc.product_id FROM category c
    JOIN category_closure cc ON cc.ancestor_id = c.id
    JOIN product_category pc ON pc.category_id = cc.descendant_id
    WHERE c.public_id = ?2)`
  return { scope, value: category.id }
}
