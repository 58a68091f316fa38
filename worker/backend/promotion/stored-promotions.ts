import { hexId, type LineItemId, type ProductId, type PromotionId } from '#shared/domain/ids.ts'
import type { Promotion } from '#shared/domain/promotion.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { PromotionRecord } from '#shared/schemas/import/promotion.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '../sql/json-column.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

/** A stored record. The import validated its rules, so only its shape is parsed. */
const StoredPromotion = z.object(PromotionRecord.shape)

const Row = z.object({
  public_id: z.string(),
  record: jsonColumn(StoredPromotion),
  uses: z.int(),
  ended: z.int(),
  code: z.string().nullable(),
  used_by: z.string().nullable(),
  matching: jsonColumn(z.array(z.string())).nullable(),
  uses_of_buyer: z.int(),
  has_ordered: z.int(),
})
type Row = z.infer<typeof Row>

// `matching`: the cart's products that the promotion applies to; null if it applies to all.
const SELECT = `WITH buyer (email) AS (SELECT lower(email) FROM customer WHERE id = ?3),
  wanted (promotion_id, code, used_by) AS (
    SELECT public_id, NULL, NULL FROM promotion WHERE record ->> 'code' IS NULL
    UNION ALL
    SELECT promotion_id, code, order_id FROM promotion_code
    WHERE code IN (SELECT value FROM json_each(?1)))
  SELECT p.public_id, p.record, p.uses, p.ended, w.code, w.used_by,
    iif(json_array_length(p.record, '$.conditions.articles') = 0
        AND json_array_length(p.record, '$.conditions.categories') = 0, NULL, (
      SELECT json_group_array(a.public_id) FROM product a
      WHERE a.public_id IN (SELECT value FROM json_each(?2)) AND (
        a.number IN (SELECT value FROM json_each(p.record, '$.conditions.articles'))
        OR EXISTS (
          SELECT 1 FROM product_category pc
          JOIN category_closure cc ON cc.descendant_id = pc.category_id
          JOIN category c ON c.id = cc.ancestor_id
          WHERE pc.product_id = a.id
            AND c.key IN (SELECT value FROM json_each(p.record, '$.conditions.categories'))))
    )) AS matching, (
    SELECT count(*) FROM orders o
    JOIN promotion_use u ON u.order_id = o.id AND u.promotion_id = p.public_id
    WHERE lower(o.customer ->> 'email') = (SELECT email FROM buyer) AND u.given_back = 0
    ) AS uses_of_buyer, EXISTS (
    SELECT 1 FROM orders o
    WHERE lower(o.customer ->> 'email') = (SELECT email FROM buyer) AND o.state <> 'cancelled'
    ) AS has_ordered
  FROM wanted w JOIN promotion p ON p.public_id = w.promotion_id
  ORDER BY p.id, w.code`

type Search = Readonly<{
  /** Normalized by `normalCode`. */
  codes: readonly string[]
  productIds: readonly string[]
  customerId: string | null
}>

/** Finds promotions without a code and those of the given codes, for `readPromotions`. */
export function selectPromotions(
  db: D1Database,
  { codes, productIds, customerId }: Search,
): D1PreparedStatement {
  return db
    .prepare(SELECT)
    .bind(JSON.stringify(codes), JSON.stringify(productIds), customerId ?? '')
}

/** Promotions that may apply to a cart, and whether its buyer has ordered before. */
export type FoundPromotions = Readonly<{ promotions: readonly Promotion[]; hasOrdered: boolean }>

/** Parses the rows of `selectPromotions`. */
export function readPromotions(results: readonly unknown[], locale: Locale): FoundPromotions {
  const rows = z.array(Row).parse(results)
  return {
    promotions: rows.map((row) => promotionOf(row, locale)),
    hasOrdered: rows.some(({ has_ordered }) => has_ordered === 1),
  }
}

function promotionOf(row: Row, locale: Locale): Promotion {
  const { public_id, record, code, used_by, uses_of_buyer } = row
  const { conditions, maxUses, maxUsesPerCustomer } = record
  const matching = row.matching?.map((id) => hexId<ProductId>(id)) ?? null
  const isUsed = used_by !== null
  return {
    id: hexId<PromotionId>(public_id),
    lineId: hexId<LineItemId>(idOf('promotion-discount', record.key)),
    name: record.name[locale],
    code,
    codeKind: record.code?.kind ?? null,
    priority: record.priority,
    scope: record.scope === 'delivery' ? 'delivery' : 'goods',
    discount: discountOf(record.discount),
    productIds: record.scope === 'lines' ? matching : null,
    needs: matching,
    exclusive: !record.combinable,
    excludes: record.excludes.map((key) => hexId<PromotionId>(idOf('promotion', key))),
    from: conditions.from,
    until: conditions.until,
    isEnded: row.ended === 1,
    usesLeft: isUsed ? 0 : leftOf(maxUses, row.uses),
    usesLeftOfBuyer: leftOf(maxUsesPerCustomer, uses_of_buyer),
    minGoodsValue: conditions.minGoodsCents,
    groups: conditions.groups,
    countries: conditions.countries,
    firstOrder: conditions.firstOrder,
  }
}

function discountOf(discount: PromotionRecord['discount']): Promotion['discount'] {
  if (discount.kind === 'absolute') return { kind: 'absolute', amount: discount.cents }
  return { kind: 'percent', basisPoints: discount.basisPoints, max: discount.maxCents }
}

function leftOf(most: number | null, used: number): number | null {
  return most === null ? null : Math.max(0, most - used)
}
