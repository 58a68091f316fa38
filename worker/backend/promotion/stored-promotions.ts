import { hexId, type LineItemId, type ProductId, type PromotionId } from '#shared/domain/ids.ts'
import type { Promotion } from '#shared/domain/promotion.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { PromotionRecord } from '#shared/schemas/import/promotion.ts'
import { z } from '#shared/schemas/zod.ts'
import { flag, json } from '#worker/backend/sql/columns.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { PromotionTable } from '#worker/backend/tables/promotions.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const Head = pick(PromotionTable, 'publicId', 'record', 'uses', 'ended')
const Row = Head.row.extend({
  code: z.string().nullable(),
  usedBy: z.string().nullable(),
  /** The cart's products that it applies to; null if it applies to all. */
  matching: json(z.array(z.string())).nullable(),
  usesOfBuyer: z.int(),
  hasOrdered: flag,
})
type Row = z.infer<typeof Row>

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
  return prepare(
    db,
    sql`WITH buyer (email) AS (SELECT lower(email) FROM customer WHERE id = ${customerId ?? ''}),
      wanted (promotion_id, code, used_by) AS (
        SELECT public_id, NULL, NULL FROM promotion WHERE record ->> 'code' IS NULL
        UNION ALL
        SELECT promotion_id, code, order_id FROM promotion_code
        WHERE code IN (SELECT value FROM json_each(${codes})))
      SELECT ${Head.columns}, w.code, w.used_by AS usedBy,
        iif(json_array_length(promotion.record, '$.conditions.articles') = 0
            AND json_array_length(promotion.record, '$.conditions.categories') = 0, NULL, (
          SELECT json_group_array(a.public_id) FROM product a
          WHERE a.public_id IN (SELECT value FROM json_each(${productIds})) AND (
            a.number IN (SELECT value FROM json_each(promotion.record, '$.conditions.articles'))
            OR EXISTS (
              SELECT 1 FROM product_category pc
              JOIN category_closure cc ON cc.descendant_id = pc.category_id
              JOIN category c ON c.id = cc.ancestor_id
              WHERE pc.product_id = a.id AND c.key IN (
                SELECT value FROM json_each(promotion.record, '$.conditions.categories'))))
        )) AS matching, (
        SELECT count(*) FROM orders o
        JOIN promotion_use u ON u.order_id = o.id AND u.promotion_id = promotion.public_id
        WHERE lower(o.customer ->> 'email') = (SELECT email FROM buyer) AND u.given_back = 0
        ) AS usesOfBuyer, EXISTS (
        SELECT 1 FROM orders o
        WHERE lower(o.customer ->> 'email') = (SELECT email FROM buyer) AND o.state <> 'cancelled'
        ) AS hasOrdered
      FROM wanted w JOIN promotion ON promotion.public_id = w.promotion_id
      ORDER BY promotion.id, w.code`,
  )
}

/** Promotions that may apply to a cart, and whether its buyer has ordered before. */
export type FoundPromotions = Readonly<{ promotions: readonly Promotion[]; hasOrdered: boolean }>

/** Parses the rows of `selectPromotions`. */
export function readPromotions(results: readonly unknown[], locale: Locale): FoundPromotions {
  const rows = results.map((result) => Row.parse(result))
  return {
    promotions: rows.map((row) => promotionOf(row, locale)),
    hasOrdered: rows.some(({ hasOrdered }) => hasOrdered),
  }
}

function promotionOf(row: Row, locale: Locale): Promotion {
  const { publicId, record, code, usedBy, usesOfBuyer } = row
  const { conditions, maxUses, maxUsesPerCustomer } = record
  const matching = row.matching?.map((id) => hexId<ProductId>(id)) ?? null
  const isUsed = usedBy !== null
  return {
    id: hexId<PromotionId>(publicId),
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
    isEnded: row.ended,
    usesLeft: isUsed ? 0 : leftOf(maxUses, row.uses),
    usesLeftOfBuyer: leftOf(maxUsesPerCustomer, usesOfBuyer),
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
